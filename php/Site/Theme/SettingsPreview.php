<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\SiteProvider;

/**
 * Settings that somebody tries before they are saved: the pages of the site, opened by that person with the token in
 * their address, are made with them. Nobody else sees them, and they are forgotten after some minutes. Any other word
 * in the token's place, such as `saved`, shows the page as it is saved. Neither has the toolbar, as visitors have none.
 */
final class SettingsPreview {

	/** Of a page's address: the token. */
	public const QUERY = SiteProvider::PREVIEW_TOKEN;

	/** Seconds. Each change, and each page that is chosen, is kept anew. */
	private const LIFETIME = 600;

	/** Of the transients' names; the token comes after. */
	private const PREFIX = 'atoll_tried_';

	public function __construct( private Settings $settings, private CurrentRequest $request ) {}

	/**
	 * @param array<string, mixed> $values Judged and complete.
	 * @return string The token of a page that is made with them.
	 */
	public function store( string $group, array $values ): string {
		$token = bin2hex( random_bytes( 6 ) );
		$user  = get_current_user_id();
		set_transient( self::PREFIX . $token, compact( 'user', 'group', 'values' ), self::LIFETIME );
		return $token;
	}

	public function apply(): void {
		$token = $this->request->query( self::QUERY );
		if ( '' === $token || ! current_user_can( Capabilities::EDIT_SETTINGS ) ) {
			return;
		}
		add_filter( 'show_admin_bar', '__return_false' );
		$preview = JsonData::of( get_transient( self::PREFIX . $token ) );
		if ( $preview->int( 'user' ) !== get_current_user_id() ) {
			return;
		}
		$values = $preview->array( 'values' );
		add_filter( 'pre_option_' . $this->settings->option( $preview->string( 'group' ) ), static fn() => $values );
		add_action( 'template_redirect', 'nocache_headers' );
	}
}
