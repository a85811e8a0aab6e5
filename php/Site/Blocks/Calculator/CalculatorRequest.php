<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\CalculatorDefinition;
use Atoll\Forms\Page\Rendering\PageAddress;

/** What the page's address asks a calculator: `?calculator=repayment&amount=650000`. Anyone can have written it. */
final class CalculatorRequest {

	/** Longer is no number that anyone would type. */
	private const MAX_LENGTH = 40;

	/** @return array<string, string> As typed, by input; nothing where another calculator is asked, or none. */
	public function of( CalculatorDefinition $definition ): array {
		// Without a nonce: it only reads, and links with it may be shared.
		$query   = wp_unslash( $_GET );
		$entered = array();
		if ( ( $query['calculator'] ?? null ) !== $definition->kind ) {
			return $entered;
		}
		foreach ( $definition->fields() as $input ) {
			$name = $input->string( 'name' );
			$text = $query[ $name ] ?? null;
			if ( is_string( $text ) ) {
				$entered[ $name ] = mb_substr( wp_check_invalid_utf8( $text, true ), 0, self::MAX_LENGTH );
			}
		}
		return $entered;
	}

	/**
	 * Address of the page that is shown, which may be a list, or a later part of a divided text. Of its query it keeps
	 * what WordPress finds the page by, so that what a visitor was sent with gets into no page that is kept. Where no
	 * page is shown, as in the editor's preview, it is the post's.
	 */
	public function page(): string {
		return 0 === did_action( 'wp' ) ? (string) get_permalink() : ( new PageAddress() )->withPageQuery();
	}
}
