<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use WP_User;

/**
 * Keeps clients out of wp-admin and hides the admin bar. They manage their account in the portal, where changes ask for
 * the password: not on WordPress' profile, not over its REST API, and not with application passwords, which would
 * outlive every session.
 */
final class AdminAreaRestriction {

	/** Files in wp-admin that public pages post to. */
	private const PUBLIC_FILES = array( 'admin-ajax.php', 'admin-post.php' );

	/** @param \Closure(): string $portal Returns the absolute URL of the portal. */
	public function __construct( private \Closure $portal ) {}

	public function redirect(): void {
		global $pagenow;
		$isPublic = in_array( $pagenow, self::PUBLIC_FILES, true );
		$site     = is_admin() && ! $isPublic ? ClientOnly::site( wp_get_current_user() ) : null;
		if ( null === $site ) {
			return;
		}
		if ( get_current_blog_id() !== $site ) {
			switch_to_blog( $site ); // For the portal in that site's settings, and its host for safe redirects.
		}
		wp_safe_redirect( ( $this->portal )() );
		exit;
	}

	/** Redirects clients from WordPress' own login screen to the portal, unless they wanted another public page. */
	public function loginRedirect( string $url, mixed $requested, mixed $user ): string {
		$isAdmin = '' === $url || str_starts_with( $url, admin_url() ) || str_starts_with( $url, 'wp-admin/' );
		return $user instanceof WP_User && $isAdmin && ClientOnly::is( $user ) ? ( $this->portal )() : $url;
	}

	/**
	 * @param list<string>      $needed    Primitive capabilities that WordPress requires.
	 * @param array<int, mixed> $arguments
	 * @return list<string>
	 */
	public function denyEditingSelf( array $needed, string $capability, int $user, array $arguments ): array {
		$self = 'edit_user' === $capability && is_numeric( $arguments[0] ?? null ) && (int) $arguments[0] === $user
			? get_userdata( $user )
			: false;
		return false !== $self && null !== ClientOnly::site( $self ) ? array( 'do_not_allow' ) : $needed;
	}

	public function showsBar( bool $shows ): bool {
		return $shows && ! ClientOnly::is( wp_get_current_user() );
	}

	public function allowsApplicationPasswords( bool $available, WP_User $user ): bool {
		return $available && null === ClientOnly::site( $user );
	}
}
