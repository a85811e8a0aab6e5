export const HELP = `npm start                       the site, on http://127.0.0.1:9400/
npm start -- --port 9000        on another port
npm start -- --stack native     on nginx, PHP-FPM and MariaDB instead of WebAssembly and SQLite
npm start -- --fresh            with a new database and the demo site as delivered
`;
