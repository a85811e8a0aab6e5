<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access;

use Atoll\Platform\Migrations\Migration;

/**
 * Atoll's own capabilities. Administrators have all of them, editors all but the site's settings; a role plugin may
 * deal them out otherwise.
 */
final class Capabilities implements Migration {

	public const EDIT_FORMS     = 'atoll_edit_forms';
	public const DELETE_FORMS   = 'atoll_delete_forms';
	public const VIEW_ENTRIES   = 'atoll_view_entries';
	public const EDIT_ENTRIES   = 'atoll_edit_entries';
	public const DELETE_ENTRIES = 'atoll_delete_entries';
	public const EXPORT_ENTRIES = 'atoll_export_entries';
	public const EDIT_SETTINGS  = 'atoll_edit_settings';
	public const EDIT_NOTIFICATIONS = 'atoll_edit_notifications';
	public const INVITE_CLIENTS = 'atoll_invite_clients';

	/** Of those who look after content and enquiries. */
	private const SHARED = array(
		self::EDIT_FORMS,
		self::DELETE_FORMS,
		self::VIEW_ENTRIES,
		self::EDIT_ENTRIES,
		self::DELETE_ENTRIES,
		self::EXPORT_ENTRIES,
		self::EDIT_NOTIFICATIONS,
		self::INVITE_CLIENTS,
	);
	private const ROLES  = array( 'administrator', 'editor' );

	public function name(): string {
		return 'capabilities';
	}

	public function steps(): array {
		// Again whenever a capability came later: notifications, invitations, exports.
		return array(
			$this->grant( ... ),
			$this->grantSettings( ... ),
			$this->grant( ... ),
			$this->grant( ... ),
			$this->grant( ... ),
		);
	}

	public function remove(): void {
		foreach ( array_keys( wp_roles()->roles ) as $role ) {
			foreach ( array( ...self::SHARED, self::EDIT_SETTINGS ) as $capability ) {
				get_role( $role )?->remove_cap( $capability );
			}
		}
	}

	private function grantSettings(): void {
		get_role( 'administrator' )?->add_cap( self::EDIT_SETTINGS );
	}

	private function grant(): void {
		foreach ( self::ROLES as $name ) {
			$role = get_role( $name );
			foreach ( self::SHARED as $capability ) {
				$role?->add_cap( $capability );
			}
		}
	}
}
