<?php

declare( strict_types=1 );

namespace Atoll\Site\Context;

use Atoll\Platform\Services\Lazy;

/**
 * Prints the page context as a JSON script, on pages where a script reads it. Our own islands get their data as props,
 * so by default nothing is printed: docs/adr/0012.
 */
final class ContextScript {

	public const ID = 'atoll-context';

	/** @param \Closure(): PageContext $context Created when it is printed. */
	public function __construct( #[Lazy( PageContext::class )] private \Closure $context ) {}

	public function print(): void {
		/**
		 * Filters whether this page prints its context as `<script type="application/json" id="atoll-context">`.
		 *
		 * @param bool $isRead Return true if one of your scripts reads it.
		 */
		if ( true === apply_filters( 'atoll_print_context', false ) ) {
			wp_print_inline_script_tag(
				(string) wp_json_encode(
					( $this->context )()->read( is_singular() || is_home() ? get_queried_object_id() : 0 ),
					JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
				),
				array(
					'type' => 'application/json',
					'id'   => self::ID,
				)
			);
		}
	}
}
