<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Calculators\Calculators;
use Atoll\Site\Blocks\BlocksProvider;
use WP_HTML_Tag_Processor;

/**
 * The level 2 headings in a text, each with a unique id. Content and table of contents use the same rule, so that their
 * ids agree. Questions of the FAQ are left out: links to them use the id of their answer.
 */
final class Headings {

	/** Ids of elements in the templates. */
	private const RESERVED = array( 'main' );

	/** Matches calculators, whose id is their kind, and patterns, which may contain one. */
	private const WITH_CALCULATOR = '~<!-- wp:(atoll/calculator|block|pattern) ~';

	/** In code points. */
	private const MAX_LENGTH = 60;

	public function __construct( private Calculators $calculators ) {}

	/** @return list<Heading> Headings that are not empty. */
	public function in( string $html ): array {
		return $this->read( new WP_HTML_Tag_Processor( $html ), $this->ids( $html ) );
	}

	/** Returns the text with an id on each heading. */
	public function withIds( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		$this->read( $tags, $this->ids( $html ) );
		return $tags->get_updated_html();
	}

	/**
	 * @param array<string, true> $taken
	 * @return list<Heading>
	 */
	private function read( WP_HTML_Tag_Processor $tags, array $taken ): array {
		$headings = array();
		while ( $tags->next_tag( 'H2' ) ) {
			$ownId = $tags->get_attribute( 'id' );
			$tags->set_bookmark( 'heading' );
			$text = $this->text( $tags );
			$tags->seek( 'heading' );
			if ( '' === $text || $tags->has_class( BlocksProvider::FAQ_QUESTION ) ) {
				continue;
			}
			$id           = is_string( $ownId ) && '' !== $ownId
				? $ownId
				: $this->unused( $this->slug( $text ), $taken );
			$taken[ $id ] = true;
			$headings[]   = new Heading( $id, $text );
			$tags->set_attribute( 'id', $id );
		}
		return $headings;
	}

	/** Returns the text up to the end of the heading, or up to the next one if it is not closed. */
	private function text( WP_HTML_Tag_Processor $tags ): string {
		$text = '';
		while ( $tags->next_token() && 'H2' !== $tags->get_tag() ) {
			$text .= match ( $tags->get_token_name() ) {
				'#text' => $tags->get_modifiable_text(),
				'BR'    => ' ',
				default => '',
			};
		}
		return trim( (string) preg_replace( '/[\s\x{00A0}]+/u', ' ', $text ) );
	}

	/** @return array<string, true> Ids in the text, and those that it will have once its blocks are rendered. */
	private function ids( string $html ): array {
		$blocks = preg_match( self::WITH_CALCULATOR, $html ) ? $this->calculators->kinds() : array();
		$taken  = array_fill_keys( array( ...self::RESERVED, ...$blocks ), true );
		$tags   = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$id = $tags->get_attribute( 'id' );
			if ( is_string( $id ) ) {
				$taken[ $id ] = true;
			}
		}
		return $taken;
	}

	/** @param array<string, true> $taken */
	private function unused( string $slug, array $taken ): string {
		$id     = $slug;
		$number = 1;
		while ( isset( $taken[ $id ] ) ) {
			++$number;
			$id = "{$slug}-{$number}";
		}
		return $id;
	}

	/** Returns a slug with letters of any script, so that headings in other languages have readable fragments too. */
	private function slug( string $text ): string {
		$slug = trim( (string) preg_replace( '/[^\p{L}\p{M}\p{N}]+/u', '-', mb_strtolower( $text, 'UTF-8' ) ), '-' );
		$slug = rtrim( mb_substr( $slug, 0, self::MAX_LENGTH, 'UTF-8' ), '-' );
		return '' === $slug ? 'section' : $slug;
	}
}
