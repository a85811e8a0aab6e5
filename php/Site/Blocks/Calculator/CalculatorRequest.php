<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\CalculatorDefinition;
use Atoll\Forms\Page\Rendering\PageUrl;

/** Reads a calculator's values from the URL: `?calculator=repayment&amount=650000`. They may be anything. */
final class CalculatorRequest {

	/** Values are cut after so many characters; no real number is longer. */
	private const MAX_LENGTH = 40;

	/** @return array<string, string> As typed, by input; empty if the URL names another calculator or none. */
	public function read( CalculatorDefinition $definition ): array {
		// No nonce: the values are only read, and the URL may be shared.
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
	 * Returns the URL of the current page, which may be an archive or a later page of a paginated post. Keeps only the
	 * query arguments by which WordPress finds the page, so that a visitor's own (such as of a campaign) get into no
	 * page cache. Where there is no current page, as in the editor's preview, returns the post's URL.
	 */
	public function page(): string {
		return 0 === did_action( 'wp' ) ? (string) get_permalink() : ( new PageUrl() )->withPlainPageQuery();
	}
}
