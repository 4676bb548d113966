declare module "virtual:icons/*" {
  const paths: Record<string, string>;
  export default paths;
}

/** The components of all games by id, for tests and the gallery. */
declare module "virtual:components" {
  const components: Record<string, import("./table/components").Components>;
  export default components;
}
