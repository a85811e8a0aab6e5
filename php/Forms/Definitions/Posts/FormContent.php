<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;

/**
 * Converts a form's fields to blocks and back. Each field is an `atoll/field` block, and `atoll/page-break` begins a
 * page. Any other block is content between fields: a field of kind html that remembers the block it was.
 */
final class FormContent {

	private const FIELD      = 'atoll/field';
	private const PAGE_BREAK = 'atoll/page-break';

	public function __construct( private SafeHtml $html ) {}

	/**
	 * @param list<JsonData> $fields Fields of a form's source.
	 * @param list<JsonData> $pages  Pages of a form's source; all but the first become the page break that begins them.
	 */
	public function toBlocks( array $fields, array $pages ): string {
		$blocks = array();
		$page   = 0;
		foreach ( $fields as $field ) {
			while ( $page < $field->int( 'page' ) ) {
				++$page;
				$blocks[] = $this->block( self::PAGE_BREAK, ( $pages[ $page ] ?? new JsonData( array() ) )->all() );
			}
			array_push( $blocks, ...$this->blocksOf( $field ) );
		}
		return serialize_blocks( $blocks );
	}

	/**
	 * @param int $nextId An id that no field has or had. Content fields, which have no answers, get ids from here on.
	 * @return list<array<string, mixed>>
	 */
	public function fromBlocks( string $content, int $nextId ): array {
		$fields = array();
		$page   = 0;
		$nextId = max( $nextId, $this->highestId( $content ) + 1 );
		foreach ( parse_blocks( $content ) as $block ) {
			if ( self::PAGE_BREAK === $block['blockName'] ) {
				++$page;
			} elseif ( self::FIELD === $block['blockName'] ) {
				$fields[] = array( 'page' => $page ) + JsonData::of( $block['attrs'] )->all();
			} elseif ( ContentBlock::hasContent( $block ) ) {
				$fields[] = array(
					'page'    => $page,
					'id'      => $nextId++,
					'kind'    => 'html',
					'content' => trim( ContentBlock::render( $block ) ),
					'block'   => serialize_block( $block ),
				);
			}
		}
		return $fields;
	}

	/** @return list<array<string, mixed>> Settings of the pages from the second on, which a page break begins. */
	public function pages( string $content ): array {
		$pages = array();
		foreach ( parse_blocks( $content ) as $block ) {
			if ( self::PAGE_BREAK === $block['blockName'] ) {
				$pages[] = JsonData::of( $block['attrs'] )->all();
			}
		}
		return $pages;
	}

	/** @return list<int> Ids of the fields in the content, in order. */
	public function ids( string $content ): array {
		$ids = array();
		foreach ( parse_blocks( $content ) as $block ) {
			if ( self::FIELD === $block['blockName'] ) {
				$ids[] = JsonData::of( $block['attrs'] )->int( 'id' );
			}
		}
		return $ids;
	}

	/** Returns the highest field id in the content; 0 if it has no fields. */
	public function highestId( string $content ): int {
		$ids = array_filter( $this->ids( $content ), static fn( int $id ) => $id <= Field::HIGHEST_ID );
		return max( array( 0, ...$ids ) );
	}

	/** Returns the content without HTML that needs the capability `unfiltered_html`. */
	public function cleaned( string $content ): string {
		$cleaned = '';
		foreach ( parse_blocks( $content ) as $block ) {
			$cleaned .= self::FIELD === $block['blockName']
				? serialize_block(
					array( 'attrs' => $this->html->clean( JsonData::of( $block['attrs'] )->all() ) ) + $block
				)
				: wp_kses_post( serialize_block( $block ) );
		}
		return $cleaned;
	}

	/** @return list<array<array-key, mixed>> */
	private function blocksOf( JsonData $field ): array {
		if ( $field->has( 'block' ) ) {
			return array_values( parse_blocks( $field->string( 'block' ) ) );
		}
		$attributes = $this->html->clean( array_diff_key( $field->all(), array( 'page' => 0 ) ) );
		return array( $this->block( self::FIELD, $attributes ) );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private function block( string $name, array $attributes ): array {
		return array(
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
	}
}
