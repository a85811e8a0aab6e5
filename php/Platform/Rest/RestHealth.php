<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Http\VisitorRequest;

/**
 * Site Health test of whether visitors reach the REST API. WordPress' own test runs as the current administrator, who
 * may have access even though another plugin has closed the API to all others. The screen waits for this test, as for
 * WordPress' own: if the API is closed to administrators too, the result could not be requested later.
 */
final class RestHealth extends HealthCheck {

	public function name(): string {
		return 'atoll_rest';
	}

	public function label(): string {
		return __( 'How forms reach the site', 'atoll' );
	}

	protected function look(): HealthResult {
		$answer = VisitorRequest::get( rest_url( RestNamespaces::ATOLL ) );
		if ( is_wp_error( $answer ) ) {
			/* translators: %s: technical reason. */
			$description = sprintf( __( 'The site could not ask itself: %s. If forms are sent without a message of trouble, there is nothing to do.', 'atoll' ), $answer->get_error_message() );
			return HealthResult::recommended(
				__( 'Whether forms reach the site could not be tried', 'atoll' ),
				$description
			);
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			/* translators: %d: status code of HTTP. */
			$description = sprintf( __( 'Visitors cannot use the REST API: it answered %d. A security plugin or the web server is usually the cause. Allow s1t2/v1 and gf/v2 there.', 'atoll' ), $status );
			return $this->broken( $description );
		}
		if ( ! is_array( json_decode( wp_remote_retrieve_body( $answer ), true ) ) ) {
			$description = __( 'A plugin or theme adds output before the REST API’s answers, so browsers cannot read them. PHP warnings are a common cause: switch off WP_DEBUG_DISPLAY. If that does not help, switch off plugins one at a time to find the cause.', 'atoll' );
			return $this->broken( $description );
		}
		return HealthResult::good(
			__( 'Visitors’ forms reach the site', 'atoll' ),
			__( 'The REST API answers visitors who are not logged in.', 'atoll' )
		);
	}

	private function broken( string $why ): HealthResult {
		return HealthResult::critical(
			__( 'Visitors’ forms do not reach the site straight away', 'atoll' ),
			$why . ' ' . __( 'Until then visitors are told to try again; then their forms are sent or saved as a whole page, with their files.', 'atoll' )
		);
	}
}
