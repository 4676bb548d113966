// Shows the interface from its own description; nothing is loaded from anywhere else.
const make = (tag, text, ...inside) => {
  const node = document.createElement(tag);
  if (text) node.textContent = text;
  node.append(...inside);
  return node;
};

const nameOf = (schema) => {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  const some = schema.oneOf ?? schema.anyOf;
  if (some) return some.map(nameOf).join(" | ");
  if (schema.type === "array") return `[${nameOf(schema.items)}]`;
  return schema.const ?? schema.type ?? "any";
};

const bodyOf = (content) =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => (type === "application/json" ? nameOf(schema) : type))
    .join(", ");

function operation(path, method, about) {
  const title = make("summary", "", make("code", method.toUpperCase()), " ", make("code", path));
  const entry = make("details", "", title);
  if (about.description ?? about.summary) entry.append(make("p", about.description ?? about.summary));
  const list = make("ul");
  for (const given of about.parameters ?? []) {
    const must = given.required ? "" : ", optional";
    list.append(make("li", `${given.in} ${given.name}: ${nameOf(given.schema)}${must}`));
  }
  if (about.requestBody) list.append(make("li", `body: ${bodyOf(about.requestBody.content)}`));
  for (const [status, answer] of Object.entries(about.responses ?? {})) {
    list.append(make("li", `${status}: ${bodyOf(answer.content) || "nothing"}`));
  }
  entry.append(list);
  return entry;
}

const answer = await fetch("/api/schema/openapi.json");
const schema = await answer.json();
const paths = document.getElementById("paths");
for (const [path, methods] of Object.entries(schema.paths)) {
  for (const [method, about] of Object.entries(methods)) {
    paths.append(operation(path, method, about));
  }
}
const schemas = document.getElementById("schemas");
for (const [name, about] of Object.entries(schema.components?.schemas ?? {})) {
  const entry = make("details", "", make("summary", "", make("code", name)));
  if (about.description) entry.append(make("p", about.description));
  entry.append(make("pre", JSON.stringify(about.properties ?? about, null, 2)));
  schemas.append(entry);
}
