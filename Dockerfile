# docs/deploy.md says how it is run. server/container.test.ts keeps what is copied here true.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY *.config.ts tsconfig.json ./
COPY app app
COPY server server
COPY db db
COPY public public
COPY scripts scripts
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
# The start compares the build with what it was made from.
COPY package.json package-lock.json *.config.ts ./
COPY app app
COPY server server
COPY db db
COPY public public
COPY scripts scripts
RUN mkdir data && chown node:node data
USER node
EXPOSE 3000
VOLUME /site/data
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between: one process less, and it is not needed here.
CMD ["node", "scripts/start.ts"]
