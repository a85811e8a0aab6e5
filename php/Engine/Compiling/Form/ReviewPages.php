<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Compiling\Fields\FieldCompiler;
use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Pages\AnswerReview;

/**
 * Gives each review a page of its own. If fields come before it on the same page, the review starts a new page, even in
 * a form without pages. If the review's page has no title, the review's label becomes the title.
 */
final class ReviewPages {

	/** Key in an editor's pages: their index, from 0, before pages for reviews were inserted. */
	public const SOURCE_PAGE = 'sourcePage';

	public function __construct( private Contract $contract ) {}

	/**
	 * @param array<string, mixed> $source The form as an editor saved it.
	 * @return array<string, mixed>
	 */
	public function insert( array $source ): array {
		$fields = JsonData::of( $source )->list( 'fields' );
		return in_array( true, array_map( $this->showsAnswers( ... ), $fields ), true )
			? $this->withReviewPages( $source )
			: $source;
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	private function withReviewPages( array $source ): array {
		$pages            = $this->numbered( JsonData::of( $source )->list( 'pageList' ) );
		$fields           = JsonData::of( $source )->list( 'fields' );
		$lastQuestionPage = -1; // Counts inserted pages.
		$inserted         = 0;
		foreach ( $fields as $index => $field ) {
			$page = FieldCompiler::page( $field ) + $inserted;
			if ( $this->showsAnswers( $field ) ) {
				$begins    = $page === $lastQuestionPage ? 1 : 0;
				$pages     = $this->withTitle( $pages, $page + $begins, $begins, $field->string( 'label' ) );
				$page     += $begins;
				$inserted += $begins;
			} elseif ( $this->hasAnswer( $field ) ) {
				$lastQuestionPage = $page;
			}
			$fields[ $index ] = new JsonData( array( 'page' => $page ) + $field->all() );
		}
		return array(
			'fields'   => array_map( static fn( JsonData $field ) => $field->all(), $fields ),
			'pageList' => array_map( static fn( JsonData $page ) => $page->all(), $pages ),
		) + $source;
	}

	/**
	 * @param list<JsonData> $pages
	 * @return list<JsonData>
	 */
	private function numbered( array $pages ): array {
		return array_map(
			static fn( JsonData $page, int $index ) => new JsonData(
				array( self::SOURCE_PAGE => $index ) + $page->all()
			),
			$pages,
			array_keys( $pages )
		);
	}

	/**
	 * @param list<JsonData> $pages
	 * @param int            $added How many pages are inserted here.
	 * @return list<JsonData>
	 */
	private function withTitle( array $pages, int $page, int $added, string $label ): array {
		$pages = array_pad( $pages, $page + 1 - $added, new JsonData( array() ) );
		array_splice( $pages, $page, 0, array_fill( 0, $added, new JsonData( array() ) ) );
		$settings = $pages[ $page ]->all();
		if ( '' === trim( $pages[ $page ]->string( 'title' ) ) ) {
			$pages[ $page ] = new JsonData( array( 'title' => $label ) + $settings );
		}
		return array_values( $pages );
	}

	private function showsAnswers( JsonData $field ): bool {
		return $this->contract->kind( $field->string( 'kind' ) )->showsAnswers ?? false;
	}

	private function hasAnswer( JsonData $field ): bool {
		$shape = $this->contract->kind( $field->string( 'kind' ) )?->shape;
		return null !== $shape && ! in_array( $shape, AnswerReview::WITHOUT_ANSWER, true );
	}
}
