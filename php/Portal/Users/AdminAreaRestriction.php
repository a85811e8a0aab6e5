<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use WP_User;

/**
 * Keeps clients out of wp-admin, whose screens are not for them, and takes its bar away. They look after themselves in
 * the portal, where a change asks for their password: not by WordPress' profile, not by its REST API, and not by
 * application passwords, which would outlast every session.
 */
final class AdminAreaRestriction {

	/** Files of wp-admin that public pages post to. */
	private const PUBLIC_FILES = array( 'admin-ajax.php', 'admin-post.php' );

	/** @param \Closure(): string $portal Whole address of the portal. */
	public function __construct( private \Closure $portal ) {}

	public function redirect(): void {
		global $pagenow;
		$isPublic = in_array( $pagenow, self::PUBLIC_FILES, true );
		$site     = is_admin() && ! $isPublic ? ClientOnly::site( wp_get_current_user() ) : null;
		if ( null === $site ) {
			return;
		}
		if ( get_current_blog_id() !== $site ) {
			switch_to_blog( $site ); // Whose settings name its portal, and whose host WordPress leads to.
		}
		wp_safe_redirect( ( $this->portal )() );
		exit;
	}

	/** Where WordPress' own login screen leads a client: the portal, unless they wanted to go to another page. */
	public function loginRedirect( string $url, mixed $requested, mixed $user ): string {
		$isAdmin = '' === $url || str_starts_with( $url, admin_url() ) || str_starts_with( $url, 'wp-admin/' );
		return $user instanceof WP_User && $isAdmin && ClientOnly::is( $user ) ? ( $this->portal )() : $url;
	}

	/**
	 * @param list<string>      $needed    What WordPress wants for it.
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
