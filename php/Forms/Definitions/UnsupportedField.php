<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\JsonData;

/** Turns a Gravity Forms field that a form keeps but does not ask into fields of a definition. */
final class UnsupportedField {

	/** Field types whose answers are files. */
	private const FILES = array( 'fileupload', 'post_image', 'signature' );

	/** Field types that have no answer, whether or not the field's `displayOnly` says so. */
	private const NOT_KEPT = array( 'captcha', 'html', 'page', 'section' );

	/** Field types that have one answer even where they have several inputs. */
	private const ONE_ANSWER = array( 'date', 'email', 'password', 'post_image', 'radio', 'time' );

	/**
	 * @param JsonData $original The field as its form had it in Gravity Forms.
	 * @return list<array<string, mixed>> Definitions of the field, if it has an answer, and of the fields nested in it.
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

	/** Whether the form's author had hidden the field from visitors in Gravity Forms. */
	public static function isForStaff( JsonData $original ): bool {
		return $original->bool( 'adminOnly' )
			|| in_array( $original->string( 'visibility' ), array( 'administrative', 'hidden' ), true );
	}

	/** @return list<array<string, string>> Inputs of the field that have an answer each. */
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
