<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access;

use Atoll\Platform\Migrations\Migration;

/**
 * Atoll's own capabilities. By default, administrators have all of them, and editors all but those for the site's
 * settings. A role plugin can change that.
 */
final class Capabilities implements Migration {

	public const EDIT_FORMS         = 'atoll_edit_forms';
	public const DELETE_FORMS       = 'atoll_delete_forms';
	public const VIEW_ENTRIES       = 'atoll_view_entries';
	public const EDIT_ENTRIES       = 'atoll_edit_entries';
	public const DELETE_ENTRIES     = 'atoll_delete_entries';
	public const EXPORT_ENTRIES     = 'atoll_export_entries';
	public const EDIT_SETTINGS      = 'atoll_edit_settings';
	public const EDIT_NOTIFICATIONS = 'atoll_edit_notifications';
	public const INVITE_CLIENTS     = 'atoll_invite_clients';

	/** Roles that manage content and enquiries. */
	private const ROLES = array( 'administrator', 'editor' );

	/**
	 * Returns the capabilities of a post type. All primitive ones are ours: no role has access just because it may edit
	 * posts.
	 *
	 * @return array<string, string> By WordPress' names.
	 */
	public static function ofPostType( string $edit, string $delete ): array {
		return array(
			'edit_posts'             => $edit,
			'edit_others_posts'      => $edit,
			'edit_private_posts'     => $edit,
			'edit_published_posts'   => $edit,
			'publish_posts'          => $edit,
			'read_private_posts'     => $edit,
			'create_posts'           => $edit,
			'delete_posts'           => $delete,
			'delete_others_posts'    => $delete,
			'delete_private_posts'   => $delete,
			'delete_published_posts' => $delete,
		);
	}

	/** @return list<string> */
	public static function all(): array {
		return array(
			self::EDIT_FORMS,
			self::DELETE_FORMS,
			self::VIEW_ENTRIES,
			self::EDIT_ENTRIES,
			self::DELETE_ENTRIES,
			self::EXPORT_ENTRIES,
			self::EDIT_NOTIFICATIONS,
			self::INVITE_CLIENTS,
			self::EDIT_SETTINGS,
		);
	}

	public function name(): string {
		return 'capabilities';
	}

	public function steps(): array {
		return array(
			fn() => $this->grant(
				self::ROLES,
				self::EDIT_FORMS,
				self::DELETE_FORMS,
				self::VIEW_ENTRIES,
				self::EDIT_ENTRIES,
				self::DELETE_ENTRIES
			),
			fn() => $this->grant( array( 'administrator' ), self::EDIT_SETTINGS ),
			fn() => $this->grant( self::ROLES, self::EDIT_NOTIFICATIONS ),
			fn() => $this->grant( self::ROLES, self::INVITE_CLIENTS ),
			fn() => $this->grant( self::ROLES, self::EXPORT_ENTRIES ),
		);
	}

	public function remove(): void {
		foreach ( array_keys( wp_roles()->roles ) as $role ) {
			foreach ( self::all() as $capability ) {
				get_role( $role )?->remove_cap( $capability );
			}
		}
	}

	/**
	 * Grants new capabilities to roles. A capability that any role has was granted before, so a role without it lost it
	 * on purpose. All roles are saved in one write, so that none has a capability that another is still to get.
	 *
	 * @param list<string> $names
	 */
	private function grant( array $names, string ...$capabilities ): void {
		$roles         = wp_roles();
		$dealt         = array_map( static fn( \WP_Role $role ): array => $role->capabilities, $roles->role_objects );
		$isStored      = $roles->use_db;
		$roles->use_db = false;
		foreach ( array_diff( $capabilities, array_keys( array_merge( ...array_values( $dealt ) ) ) ) as $capability ) {
			foreach ( $names as $name ) {
				get_role( $name )?->add_cap( $capability );
			}
		}
		$roles->use_db = $isStored;
		if ( $isStored ) {
			update_option( $roles->role_key, $roles->roles, true );
		}
	}
}
