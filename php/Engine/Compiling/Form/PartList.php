<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Contract\JsonData;

/** Finds the parts of the form island that a form needs: folders of src/islands/form/parts. */
final class PartList {

	/**
	 * @param array<string, mixed> $form The compiled form, still without its parts.
	 * @return list<string>
	 */
	public static function compile( array $form ): array {
		$data     = new JsonData( $form );
		$isNeeded = array(
			'logic'    => self::hasLogic( $data ),
			'pages'    => $data->int( 'pages' ) > 1,
			'save'     => $data->bool( 'save' ) || $data->bool( 'entrySave' ),
			'download' => $data->bool( 'csvDownload' ),
		);
		$parts    = array_keys( array_filter( $isNeeded ) );
		foreach ( $data->list( 'fields' ) as $field ) {
			array_push( $parts, ...array_values( $field->strings( 'parts' ) ) );
		}
		return array_values( array_unique( $parts ) );
	}

	/** Whether any field, page or button depends on answers. */
	private static function hasLogic( JsonData $form ): bool {
		$isConditional = static fn( JsonData $page ): bool => $page->has( 'conditionalLogic' )
			|| $page->map( 'next' )->has( 'conditionalLogic' );
		return array() !== $form->array( 'order' ) || $form->map( 'submit' )->has( 'conditionalLogic' )
			|| array() !== array_filter( $form->list( 'pageList' ), $isConditional );
	}
}
