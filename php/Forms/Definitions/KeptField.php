<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\JsonData;

/** A field of Gravity Forms' as a definition has fields, for a form that keeps it without asking it. */
final class KeptField {

	/** Types whose answers are files. */
	private const FILES = array( 'fileupload', 'post_image', 'signature' );

	/** Types that keep no answer, whether or not the field's `displayOnly` says so. */
	private const NOT_KEPT = array( 'captcha', 'html', 'page', 'section' );

	/** Types that may have inputs and have one answer all the same. */
	private const ONE_ANSWER = array( 'date', 'email', 'password', 'post_image', 'radio', 'time' );

	/**
	 * @param JsonData $original As its form had it there.
	 * @return list<array<string, mixed>> Of itself, where it is a question, and of the fields within it.
	 */
	public static function definitions( JsonData $original ): array {
		$within = array_map( self::definitions( ... ), $original->list( 'fields' ) );
		$id     = (int) $original->string( 'id' );
		$type   = $original->string( 'inputType' ) ?: $original->string( 'type' );
		$shape  = self::shape( $original, $type );
		if ( $id < 1 || 'none' === $shape ) {
			return array_merge( ...$within );
		}
		$parts  = in_array( $type, self::ONE_ANSWER, true ) ? array() : self::parts( $original, $id );
		$label  = trim( wp_strip_all_tags( $original->string( 'label' ) ) );
		$own    = array(
			'id'            => $id,
			'kind'          => FormBuilder::UNSUPPORTED,
			'type'          => $type,
			'shape'         => array() === $parts ? $shape : 'parts',
			'control'       => self::isForStaff( $original ) ? 'hidden' : 'text',
			/* translators: %d: number of a form's field. */
			'label'         => '' === $label ? sprintf( __( 'Field %d', 'atoll' ), $id ) : $label,
			'adminLabel'    => $original->string( 'adminLabel' ),
			'multipleFiles' => $original->bool( 'multipleFiles' ),
			'inputs'        => $parts ?: array( array( 'id' => (string) $id, 'name' => "input_{$id}" ) ),
			'display'       => implode( "\n", array_column( $parts, 'part' ) ),
		);
		return array_merge( array( $own ), ...$within );
	}

	private static function shape( JsonData $original, string $type ): string {
		return match ( true ) {
			'password' === $type => 'secret',
			$original->bool( 'displayOnly' ) || in_array( $type, self::NOT_KEPT, true ) => 'none',
			in_array( $type, self::FILES, true ) => 'files',
			default => 'text',
		};
	}

	/** Whether visitors never saw it, as the form's author had it in Gravity Forms. */
	public static function isForStaff( JsonData $original ): bool {
		return $original->bool( 'adminOnly' )
			|| in_array( $original->string( 'visibility' ), array( 'administrative', 'hidden' ), true );
	}

	/** @return list<array<string, string>> Its inputs, where each has an answer of its own. */
	private static function parts( JsonData $original, int $id ): array {
		$parts = array();
		foreach ( $original->list( 'inputs' ) as $input ) {
			$key = $input->string( 'id' );
			if ( str_starts_with( $key, "{$id}." ) ) {
				$parts[] = array(
					'id'    => $key,
					'name'  => 'input_' . str_replace( '.', '_', $key ),
					'part'  => $key,
					'label' => $input->string( 'customLabel' ) ?: $input->string( 'label' ),
				);
			}
		}
		return $parts;
	}
}
