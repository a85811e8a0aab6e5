<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * Pages of a form. In Gravity Forms, a page break holds the button texts of the page before it and the condition of the
 * page after it; the last page's button and all page titles belong to the form.
 */
final class PageBreaks {

	private const TYPE = 'page';

	/** Key under which a page keeps the imported page break that it starts with. */
	private const ORIGINAL = 'gravity';

	/**
	 * @param array<string, mixed> $gravity
	 * @return list<array<string, mixed>> One item for each page; empty for a form of one page.
	 */
	public function read( array $gravity ): array {
		$breaks = $this->breaks( $gravity );
		if ( array() === $breaks ) {
			return array();
		}
		$titles = array_values(
			LooseValues::map( LooseValues::map( $gravity['pagination'] ?? null )['pages'] ?? null )
		);
		$pages  = array();
		foreach (
			array( ...$breaks, array( 'previousButton' => $gravity['lastPageButton'] ?? null ) ) as $index => $break
		) {
			$pages[] = array(
				'title'    => LooseValues::text( $titles[ $index ] ?? '' ),
				'next'     => $this->button( $break['nextButton'] ?? null ),
				'previous' => $this->button( $break['previousButton'] ?? null ),
			) + $this->logic( $breaks[ $index - 1 ] ?? array() )
				+ array_filter( array( self::ORIGINAL => $breaks[ $index - 1 ] ?? array() ) );
		}
		return $pages;
	}

	/** @param array<string, mixed> $gravity */
	public function count( array $gravity ): int {
		return count( $this->breaks( $gravity ) );
	}

	/**
	 * Assigns fields to pages by the page breaks among them, as Gravity Forms does, whatever their `pageNumber` says.
	 *
	 * @param list<array<string, mixed>> $fields Fields of a form source, each with its original.
	 * @return list<array<string, mixed>> Fields other than page breaks, each with its page, from 0.
	 */
	public function assignPages( array $fields ): array {
		$others = array();
		$page   = 0;
		foreach ( $fields as $field ) {
			if ( self::TYPE === ( LooseValues::map( $field['gravity'] ?? null )['type'] ?? '' ) ) {
				++$page;
			} else {
				$others[] = array( 'page' => $page ) + $field;
			}
		}
		return $others;
	}

	/**
	 * @param array<string, mixed>       $gravity Includes the fields.
	 * @param list<array<string, mixed>> $pages   Pages of the form source.
	 * @return array<string, mixed> The same form with these pages; unchanged ones stay as they were imported.
	 */
	public function write( array $gravity, array $pages ): array {
		if ( $this->withoutOriginals( $pages ) === $this->withoutOriginals( $this->read( $gravity ) ) ) {
			return $gravity;
		}
		$fields = LooseValues::maps( $gravity['fields'] ?? null );
		$index  = 0;
		foreach ( $fields as $position => $field ) {
			if ( self::TYPE === ( $field['type'] ?? '' ) ) {
				$field['nextButton']       = $this->writeButton(
					$pages[ $index ]['next'] ?? null,
					$field['nextButton'] ?? null
				);
				$field['previousButton']   = $this->writeButton(
					$pages[ $index ]['previous'] ?? null,
					$field['previousButton'] ?? null
				);
				$field['conditionalLogic'] = $pages[ ++$index ]['conditionalLogic'] ?? null;
				$fields[ $position ]       = $field;
			}
		}
		$gravity['fields']         = $fields;
		$gravity['pagination']     = array(
			'pages' => array_map( static fn( array $page ) => LooseValues::text( $page['title'] ?? '' ), $pages ),
		)
			+ LooseValues::map( $gravity['pagination'] ?? null ) + array( 'type' => 'percentage' );
		$gravity['lastPageButton'] = $this->writeButton(
			$pages[ $index ]['previous'] ?? null,
			$gravity['lastPageButton'] ?? null
		);
		return $gravity;
	}

	/**
	 * Inserts page breaks wherever a field is on another page than the field before it: the imported page breaks, and
	 * new ones.
	 *
	 * @param list<array<string, mixed>> $fields   In Gravity Forms' JSON.
	 * @param list<int>                  $pageOf   Page of each field, from 0.
	 * @param int                        $lastPage From 0.
	 * @param list<array<string, mixed>> $pages    Pages of the form source.
	 * @return list<array<string, mixed>>
	 */
	public function complete( array $fields, array $pageOf, int $lastPage, array $pages, int $formNumber ): array {
		$breaks   = array_slice(
			array_map( static fn( array $page ) => LooseValues::map( $page[ self::ORIGINAL ] ?? null ), $pages ),
			1
		);
		$nextId   = 1
			+ max(
				array(
					0,
					...array_map(
						static fn( array $field ) => LooseValues::id( $field['id'] ?? 0 ),
						array( ...$fields, ...$breaks )
					),
				)
			);
		$complete = array();
		$page     = 0;
		foreach ( array( ...$fields, array() ) as $index => $field ) {
			for ( ; $page < ( $pageOf[ $index ] ?? $lastPage ); $page++ ) {
				$newBreak   = array(
					'type' => self::TYPE,
					'id' => $nextId,
					'formId' => $formNumber,
					'pageNumber' => $page + 2,
					'label' => '',
					'displayOnly' => true,
				);
				$complete[] = ( $breaks[ $page ] ?? array() ) ?: $newBreak;
				$nextId    += empty( $breaks[ $page ] ) ? 1 : 0;
			}
			$complete[] = $field;
		}
		return array_slice( $complete, 0, -1 );
	}

	/**
	 * @param list<array<string, mixed>> $pages
	 * @return list<array<string, mixed>>
	 */
	private function withoutOriginals( array $pages ): array {
		return array_map(
			static fn( array $page ) => array_diff_key( $page, array( self::ORIGINAL => true ) ),
			$pages
		);
	}

	/**
	 * @param array<string, mixed> $gravity
	 * @return list<array<string, mixed>>
	 */
	private function breaks( array $gravity ): array {
		return array_values(
			array_filter(
				LooseValues::maps( $gravity['fields'] ?? null ),
				static fn( array $field ) => self::TYPE === ( $field['type'] ?? '' )
			)
		);
	}

	/** @return array<string, mixed> */
	private function button( mixed $button ): array {
		$button = LooseValues::map( $button );
		return array( 'text' => LooseValues::text( $button['text'] ?? '' ) ) + $this->logic( $button );
	}

	/**
	 * @param array<string, mixed> $holder
	 * @return array<string, mixed> Its conditional logic, if it has any.
	 */
	private function logic( array $holder ): array {
		return array_filter( array( 'conditionalLogic' => LooseValues::map( $holder['conditionalLogic'] ?? null ) ) );
	}

	/** @return array<string, mixed> */
	private function writeButton( mixed $button, mixed $original ): array {
		$button = LooseValues::map( $button );
		return array(
			'text'             => LooseValues::text( $button['text'] ?? '' ),
			'conditionalLogic' => $button['conditionalLogic'] ?? null,
		) + LooseValues::map( $original ) + array( 'type' => 'text' );
	}
}
