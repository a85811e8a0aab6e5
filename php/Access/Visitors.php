<?php

declare( strict_types=1 );

namespace Atoll\Access;

/** Reads from the request who is asking. */
final class Visitors {

	public function current(): Visitor {
		return new Visitor( get_current_user_id(), $this->ip(), $this->userAgent() );
	}

	private function ip(): string {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';

		/**
		 * The visitor's address. Sites behind a proxy that they trust may read it from that proxy's header.
		 *
		 * @param string $address The connection's address.
		 */
		$address = (string) apply_filters( 'atoll_visitor_ip', $address );
		return false === filter_var( $address, FILTER_VALIDATE_IP ) ? '' : $address;
	}

	private function userAgent(): string {
		$agent = isset( $_SERVER['HTTP_USER_AGENT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '';
		return mb_substr( wp_check_invalid_utf8( $agent, true ), 0, 500 );
	}
}
