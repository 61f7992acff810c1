/**
 * What the page does in the browser, served as a file of its own, so that its policy lets nothing else run. The key stands in its
 * field and nowhere else; cookies are left out of every call.
 */
export const pageScript = `'use strict';
const find = (id) => document.getElementById(id);
const words = JSON.parse(find('words').textContent);
const make = (tag, props, ...children) => {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children);
  return element;
};
let description = {};

const follow = (schema) => {
  if (!schema || typeof schema.$ref !== 'string') return schema || {};
  return schema.$ref.split('/').slice(1).reduce((at, name) => (at || {})[name], description) || {};
};

/** A body to begin with: what is required, each by its type. */
const sample = (given, depth = 0) => {
  const schema = follow(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const one = (schema.anyOf || schema.oneOf || schema.allOf || [])[0];
  if (one) return sample(one, depth + 1);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) {
    if (depth > 4) return {};
    const names = schema.required || [];
    return Object.fromEntries(names.map((name) => [name, sample(schema.properties[name], depth + 1)]));
  }
  if (type === 'array') return depth > 4 ? [] : [sample(schema.items, depth + 1)];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(0, schema.minimum || 0);
  return '';
};

const callsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const security = operation.security || [];
      const takesKey = security.some((one) => 'apiKey' in one);
      const isOpen = security.length === 0 && method === 'get';
      return takesKey || isOpen ? [{ path, method, operation, takesKey }] : [];
    }),
  );

const fieldOf = ({ name, required }) => {
  const input = make('input', { name, required, autocomplete: 'off', spellcheck: false });
  return make('label', {}, required ? name + ' (' + words.required + ')' : name, input);
};

const addressOf = ({ path, operation }, form) => {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of operation.parameters) {
    const value = form.elements.namedItem(name) ? form.elements.namedItem(name).value : '';
    if (place === 'path') address = address.replace('{' + name + '}', encodeURIComponent(value));
    else if (place === 'query' && value !== '') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? address : address + '?' + text;
};

const sendCall = async (call, form, answer) => {
  answer.textContent = words.sending;
  const headers = { accept: 'application/json' };
  const key = find('key').value.trim();
  if (key !== '') headers.authorization = 'Bearer ' + key;
  const body = form.elements.namedItem('body');
  if (body) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(addressOf(call, form), {
      method: call.method.toUpperCase(),
      headers,
      credentials: 'omit',
      ...(body && { body: body.value }),
    });
    const text = await response.text();
    let shown = text;
    try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch { /* No JSON is shown as it is. */ }
    answer.textContent = response.status + ' ' + response.statusText + '\\n\\n' + shown.slice(0, 200000);
  } catch {
    answer.textContent = words.failed;
  }
};

const show = (call) => {
  const { path, method, operation, takesKey } = call;
  const places = operation.parameters.filter((one) => one.in !== 'header');
  const content = operation.requestBody && operation.requestBody.content['application/json'];
  const answer = make('pre', { role: 'status', tabIndex: 0, ariaLabel: words.answer });
  const form = make('form', {}, ...places.map(fieldOf));
  if (content) {
    const value = JSON.stringify(sample(content.schema), null, 2);
    form.append(make('label', {}, words.body, make('textarea', { name: 'body', value, spellcheck: false })));
  }
  form.append(make('button', {}, words.send));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendCall(call, form, answer);
  });
  const rights = [operation['x-permission'], ...(operation['x-or'] || [])].filter(Boolean).join(', ');
  find('call').replaceChildren(
    make('h2', {}, make('code', {}, method.toUpperCase() + ' ' + path)),
    make('p', {}, operation.summary),
    make('p', {}, takesKey ? words.permission + ' ' : words.open, make('code', {}, rights)),
    form,
    make('h3', {}, words.answer),
    answer,
  );
};

const list = (calls) => {
  const term = find('search').value.trim().toLowerCase();
  const fits = ({ path, operation }) =>
    (path + ' ' + operation.operationId + ' ' + operation.summary).toLowerCase().includes(term);
  const rows = calls.filter(fits).map((call) => {
    const button = make('button', { type: 'button' },
      make('code', {}, call.method.toUpperCase() + ' ' + call.path), make('br', {}), call.operation.summary);
    button.addEventListener('click', () => {
      for (const other of find('calls').querySelectorAll('[aria-current]')) other.removeAttribute('aria-current');
      button.setAttribute('aria-current', 'true');
      show(call);
    });
    return make('li', {}, button);
  });
  find('calls').replaceChildren(...(rows.length > 0 ? rows : [make('li', {}, words.none)]));
};

const start = async () => {
  const response = await fetch('/api/new/openapi.json', { credentials: 'omit' });
  description = await response.json();
  const calls = callsOf(description);
  find('search').addEventListener('input', () => list(calls));
  list(calls);
};
start().catch(() => { find('call').textContent = words.notLoaded; });
`;
