<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;

/** Finds links to a form around every page: in menus, the header and the footer. */
final class SiteLinks {

	private const GROUPS = array( 'header', 'footer' );

	public function __construct( private Settings $settings ) {}

	/** @param int $form The form's public number, not 0. */
	public function leadTo( int $form ): bool {
		return array() !== $this->groups( $form ) || array() !== $this->menuItems( $form );
	}

	/**
	 * @param int $form The form's public number, not 0.
	 * @return list<string> The groups of settings (`header`, `footer`) that link to the form.
	 */
	public function groups( int $form ): array {
		return array_values(
			array_filter(
				self::GROUPS,
				fn( string $group ) => $this->isIn( $this->settings->group( $group )->all(), $form )
			)
		);
	}

	/**
	 * @param int $form The form's public number, not 0.
	 * @return list<\WP_Post> Menu items that link to the form.
	 */
	public function menuItems( int $form ): array {
		$items = get_posts(
			array(
				'post_type'    => 'nav_menu_item',
				'numberposts'  => -1,
				'meta_key'     => '_menu_item_url',
				'meta_value'   => $this->anchor( $form ),
				'meta_compare' => 'LIKE',
			)
		);
		return array_values(
			array_filter(
				$items,
				fn( \WP_Post $item ) => $this->isIn( get_post_meta( $item->ID, '_menu_item_url', true ), $form )
			)
		);
	}

	/**
	 * Whether a setting is a link to the form, or contains a call to action with such a link. A call to action that is
	 * switched off does not count.
	 */
	private function isIn( mixed $setting, int $form ): bool {
		if ( ! is_array( $setting ) ) {
			return is_string( $setting ) && str_ends_with( $setting, $this->anchor( $form ) );
		}
		$call = JsonData::of( $setting );
		if ( $call->has( 'headerCtaToggle' ) && ! $call->bool( 'headerCtaToggle' ) ) {
			return false;
		}
		$opens = 'form' === $call->string( 'headerCtaHref' ) && $form === $call->int( 'headerCtaFormId' );
		return $opens || array() !== array_filter( $setting, fn( mixed $value ) => $this->isIn( $value, $form ) );
	}

	private function anchor( int $form ): string {
		return '#atoll-form-' . $form;
	}
}
