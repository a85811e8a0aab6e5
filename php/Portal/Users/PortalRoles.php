<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Migrations\Migration;

/**
 * Atoll's own roles: a client, who uses the portal and nothing else, and a broker's staff, who look after applications.
 */
final class PortalRoles implements Migration {

	public const CLIENT = 'atoll_client';
	public const STAFF  = 'atoll_staff';

	/** What staff may do, in wp-admin and by REST. Content, forms and settings are not theirs. */
	private const STAFF_CAPABILITIES = array(
		'read',
		Capabilities::VIEW_ENTRIES,
		Capabilities::EDIT_ENTRIES,
		Capabilities::INVITE_CLIENTS,
	);

	public function name(): string {
		return 'roles';
	}

	public function steps(): array {
		return array( $this->add( ... ) );
	}

	/** People who had one of the roles stay as users without one. */
	public function remove(): void {
		remove_role( self::CLIENT );
		remove_role( self::STAFF );
	}

	private function add(): void {
		// Names that WordPress translates where it shows them: translate_user_role().
		add_role( self::CLIENT, 'Client', array( 'read' => true ) );
		add_role( self::STAFF, 'Broker staff', array_fill_keys( self::STAFF_CAPABILITIES, true ) );
	}
}
