<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Capabilities;

/** Finds those who work with Gravity Forms but cannot with Atoll yet: programs by API keys, roles by capabilities. */
final class GravityAccess {

	/** Gravity Forms' capabilities: the prefix of most, and the one that grants all. */
	private const THEIRS = '/^(gravityforms_|gform_full_access$)/';

	public function __construct( private GravityTables $tables ) {}

	/** @return list<string> For the report of a migration: what stops working, and what to do. */
	public function sentences(): array {
		return array( ...$this->ofKeys( $this->keyHolders() ), ...$this->ofRoles() );
	}

	/** @return list<string> What is left to do. Key holders with an application password count as done. */
	public function remaining(): array {
		$waiting = array_filter(
			$this->keyHolders(),
			static fn( \WP_User $user ): bool =>
				array() === \WP_Application_Passwords::get_user_application_passwords( $user->ID )
		);
		return array( ...$this->ofKeys( array_values( $waiting ) ), ...$this->ofRoles() );
	}

	/** @return list<\WP_User> */
	private function keyHolders(): array {
		return array_values( array_filter( array_map( get_userdata( ... ), $this->tables->keyHolders() ) ) );
	}

	/**
	 * @param list<\WP_User> $users
	 * @return list<string>
	 */
	private function ofKeys( array $users ): array {
		return array() === $users ? array() : array(
			sprintf(
				/* translators: %s: names of users. */
				__( 'Keys of Gravity Forms’ REST API stop working when Gravity Forms is deactivated. Programs that use those of %s need an application password of the same user instead, made in that user’s profile. WordPress may refuse whatever they send with a key, also a form that anybody may send.', 'atoll' ),
				wp_sprintf( '%l', array_map( static fn( \WP_User $user ): string => $user->user_login, $users ) )
			),
		);
	}

	/** @return list<string> */
	private function ofRoles(): array {
		$names = array();
		foreach ( wp_roles()->role_objects as $key => $role ) {
			$granted = array_map( strval( ... ), array_keys( array_filter( $role->capabilities ) ) );
			if (
				array() !== preg_grep( self::THEIRS, $granted )
					&& array() === array_intersect( $granted, Capabilities::all() )
			) {
				$names[] = translate_user_role( JsonData::of( wp_roles()->role_names )->string( (string) $key ) );
			}
		}
		return array() === $names ? array() : array(
			sprintf(
				/* translators: %s: names of roles. */
				__( 'These roles work with Gravity Forms and may do nothing in Atoll yet: %s. Give them Atoll’s capabilities, such as atoll_view_entries, with a plugin for roles.', 'atoll' ),
				wp_sprintf( '%l', $names )
			),
		);
	}
}
