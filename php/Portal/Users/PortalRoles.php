<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Migrations\Migration;

/** Atoll's own roles: a client, who only uses the portal, and a broker's staff, who manage applications. */
final class PortalRoles implements Migration {

	public const CLIENT = 'atoll_client';
	public const STAFF  = 'atoll_staff';

	/** Capabilities of staff, in wp-admin and over REST. They cannot edit content, forms or settings. */
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

	/** Removes the roles. Users who had one of them stay, without a role. */
	public function remove(): void {
		remove_role( self::CLIENT );
		remove_role( self::STAFF );
	}

	private function add(): void {
		// WordPress translates these names when it shows them: translate_user_role().
		add_role( self::CLIENT, 'Client', array( 'read' => true ) );
		add_role( self::STAFF, 'Broker staff', array_fill_keys( self::STAFF_CAPABILITIES, true ) );
	}
}
