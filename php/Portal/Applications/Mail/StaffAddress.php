<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Mail;

use Atoll\Platform\Settings\Settings;

/** Where the broker's people hear of what clients do. */
final class StaffAddress {

	public function __construct( private Settings $settings ) {}

	/**
	 * The address of the settings, else the site's owner.
	 *
	 * @param string $before Who hears of it before the owner does; may be empty.
	 */
	public function email( string $before = '' ): string {
		return $this->settings->group( 'portal' )->string( 'documentsEmail' )
			?: $before
			?: (string) get_bloginfo( 'admin_email' );
	}
}
