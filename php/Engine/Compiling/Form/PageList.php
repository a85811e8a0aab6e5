<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Contract\JsonData;

/** Compiles a form's pages: titles, buttons, and the fields that they show. */
final class PageList {

	/** @param array<string, string> $texts From contract/texts/form.json. */
	public function __construct( private array $texts ) {}

	/**
	 * @param list<JsonData> $pages As an editor saved them; there may be more or fewer than the form has.
	 * @param list<array<string, mixed>> $fields Compiled fields.
	 * @return list<array<string, mixed>>
	 */
	public function compile( array $pages, int $count, array $fields ): array {
		$compiled = array();
		for ( $page = 0; $page < $count; $page++ ) {
			$source     = $pages[ $page ] ?? new JsonData( array() );
			$compiled[] = array(
				'title'    => trim( $source->string( 'title' ) ),
				'next'     => $this->button( $source->map( 'next' ), 'next' ),
				'previous' => $this->button( $source->map( 'previous' ), 'back' ),
				'fields'   => array_column(
					array_filter(
						$fields,
						static fn( array $field ) => $page === $field['page'] && 'grid' === $field['place']
							&& 'hidden' !== $field['control']
					),
					'id'
				),
			);
		}
		return $compiled;
	}

	/** @return array{text: string} */
	private function button( JsonData $source, string $default ): array {
		$text = trim( $source->string( 'text' ) );
		return array( 'text' => '' === $text ? $this->texts[ $default ] ?? '' : $text );
	}
}
