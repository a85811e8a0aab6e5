import { run } from '../../system/processes.mjs';
import { phpArguments } from './php.mjs';

const CODE = `
mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
$db = new mysqli( 'localhost', getenv( 'DB_USER' ), getenv( 'DB_PASSWORD' ), '', 0, getenv( 'DB_SOCKET' ) );
$db->query( 'CREATE DATABASE IF NOT EXISTS \`' . getenv( 'DB_NAME' ) . '\` CHARACTER SET utf8mb4' );
`;

/** Creates the site's database if it is missing, with PHP, since a database client may not be installed. */
export const createDatabase = ( programs, paths, database ) =>
	run( programs.php, [ ...phpArguments( paths ), '-r', CODE ], {
		env: {
			DB_USER: database.user,
			DB_PASSWORD: database.password,
			DB_NAME: database.name,
			DB_SOCKET: database.socket,
		},
	} );
