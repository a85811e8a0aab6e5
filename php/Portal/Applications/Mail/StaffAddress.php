<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Mail;

use Atoll\Platform\Settings\Settings;

/** The address for emails to staff about what clients do. */
final class StaffAddress {

	public function __construct( private Settings $settings ) {}

	/**
	 * Returns the address from the settings, else that of the site's administrator.
	 *
	 * @param string $before Address that takes precedence over the administrator's; may be empty.
	 */
	public function email( string $before = '' ): string {
		return $this->settings->group( 'portal' )->string( 'documentsEmail' )
			?: $before
			?: (string) get_bloginfo( 'admin_email' );
	}
}
