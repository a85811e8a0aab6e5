import { SERVICE } from '../../../support/service';
import type { Client } from './clients';
import { runPhp } from './php';

/** Submits a form for a client and asks them for payslips; returns the id of the application. */
export const askForPayslips = async ( form: number, { id }: Client ): Promise< number > =>
	Number(
		await runPhp( `
			${ SERVICE }
			wp_set_current_user( ${ id } );
			$post = new WP_REST_Request( 'POST', '/gf/v2/forms/${ form }/submissions' );
			$post->set_header( 'Content-Type', 'application/json' );
			$post->set_body( '{"input_1":"Jo"}' );
			rest_do_request( $post );
			global $wpdb;
			$entry = (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries WHERE created_by = ${ id }" );
			$staff = new Atoll\\Platform\\Access\\Identity\\Visitor( 1, '127.0.0.1', 'test' );
			$stored = Atoll\\Tests\\service( Atoll\\Forms\\Entries\\Storage\\EntryRepository::class )->find( $entry );
			Atoll\\Tests\\service( Atoll\\Portal\\Applications\\Documents\\DocumentRequests::class )->add( $stored, 'Two recent payslips', '', $staff );
			echo $entry;` )
	);

/** Returns the state of an application's request, and the names of the files received for it. */
export const stateOf = async ( application: number ): Promise< unknown > =>
	JSON.parse(
		await runPhp( `
			${ SERVICE }
			[ $request ] = Atoll\\Tests\\service( Atoll\\Portal\\Applications\\Record\\ApplicationRecordReader::class )->read( ${ application } )->requests;
			echo wp_json_encode( array( $request->state, array_column( $request->files, 'name' ) ) );` )
	);
