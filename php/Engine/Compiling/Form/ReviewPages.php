<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Compiling\Fields\FieldCompiler;
use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\JsonData;

/**
 * Answers are checked on a page of their own: a review that stands below questions begins one, also in a form without
 * pages, and one that begins a page anyway names it where nobody else did.
 */
final class ReviewPages {

	public function __construct( private Contract $contract ) {}

	/**
	 * @param array<string, mixed> $source As an editor saved it.
	 * @return array<string, mixed>
	 */
	public function of( array $source ): array {
		$fields = JsonData::of( $source )->list( 'fields' );
		return in_array( true, array_map( $this->showsAnswers( ... ), $fields ), true )
			? $this->begun( $source )
			: $source;
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	private function begun( array $source ): array {
		$pages  = JsonData::of( $source )->list( 'pageList' );
		$fields = JsonData::of( $source )->list( 'fields' );
		$asked  = -1; // The last page, as it will be, that has a question.
		$moved  = 0;
		foreach ( $fields as $index => $field ) {
			$page = FieldCompiler::page( $field ) + $moved;
			if ( $this->showsAnswers( $field ) ) {
				$begins = $page === $asked ? 1 : 0;
				$pages  = $this->named( $pages, $page + $begins, $begins, $field->string( 'label' ) );
				$page  += $begins;
				$moved += $begins;
			} elseif ( $this->asks( $field ) ) {
				$asked = $page;
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
	 * @param int        $begun How many pages begin here.
	 * @return list<JsonData>
	 */
	private function named( array $pages, int $page, int $begun, string $label ): array {
		$pages = array_pad( $pages, $page + 1 - $begun, new JsonData( array() ) );
		array_splice( $pages, $page, 0, array_fill( 0, $begun, new JsonData( array() ) ) );
		$given = $pages[ $page ]->all();
		if ( '' === trim( $pages[ $page ]->string( 'title' ) ) ) {
			$pages[ $page ] = new JsonData( array( 'title' => $label ) + $given );
		}
		return array_values( $pages );
	}

	private function showsAnswers( JsonData $field ): bool {
		return $this->contract->kind( $field->string( 'kind' ) )->showsAnswers ?? false;
	}

	private function asks( JsonData $field ): bool {
		$shape = $this->contract->kind( $field->string( 'kind' ) )?->shape;
		return null !== $shape && 'none' !== $shape;
	}
}
