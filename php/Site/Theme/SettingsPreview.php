<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\SiteProvider;

/**
 * Preview of settings before they are saved. Pages that the same user opens with the token in the URL use them. Nobody
 * else sees them, and they expire after some minutes. Any other token, such as `saved`, shows the page with the saved
 * settings. Neither shows the toolbar, because visitors have none.
 */
final class SettingsPreview {

	/** Query argument with the token. */
	public const QUERY = SiteProvider::PREVIEW_TOKEN;

	/** Lifetime in seconds. Each change, and each page that is chosen, stores the values under a new token. */
	private const LIFETIME = 600;

	/** Prefix of the transients' names, before the token. */
	private const PREFIX = 'atoll_tried_';

	public function __construct( private Settings $settings, private CurrentRequest $request ) {}

	/**
	 * @param array<string, mixed> $values Validated and complete.
	 * @return string Token for pages that use them.
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
