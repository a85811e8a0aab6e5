<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormWriter;

/**
 * A form for each kind of field that the contract knows, and for each of its looks: found in contract/fields, so that a
 * new kind is in every test of all of them.
 */
final class KindForms {

	/** Id of the field in question; 1 is a name. */
	public const FIELD = 2;

	private const FOLDER = __DIR__ . '/../../../../contract/fields/';

	private const CHOICES = array(
		array( 'text' => 'First', 'value' => 'first' ),
		array( 'text' => 'Second', 'value' => 'second' ),
	);

	/** @return array<string, array{string}> Every kind by its name. */
	public static function kinds(): array {
		$names = array_map( 'basename', glob( self::FOLDER . '*', GLOB_ONLYDIR ) ?: array() );
		return array_combine( $names, array_map( static fn( string $name ) => array( $name ), $names ) );
	}

	/**
	 * One for each look of a kind: its control, its inputs and how their answers are read.
	 *
	 * @return \Generator<int, Form>
	 */
	public static function forKind( string $kind ): \Generator {
		$looks = array();
		foreach ( self::settings( $kind ) as $settings ) {
			$form  = self::make( $kind, $settings );
			$field = $form?->field( self::FIELD );
			$look  = null === $field ? '' : (string) wp_json_encode(
				array( $field->shape, $field->data->get( 'control' ), array_column( $field->inputs, 'name' ) )
			);
			if ( null !== $form && ! isset( $looks[ $look ] ) ) {
				$looks[ $look ] = true;
				yield $form;
			}
		}
	}

	/** @return list<array<string, mixed>> What a kind needs, by itself and with each of its options. */
	private static function settings( string $name ): array {
		$kind = json_decode(
			(string) file_get_contents( self::FOLDER . $name . '/kind.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		$base = array_intersect_key(
			array(
				'choices'      => self::CHOICES,
				'correctValue' => array( 'first' ),
				'columns'      => array( 'What', 'How much' ),
				'content'      => 'Read on.',
			),
			array_flip( $kind['settings'] )
		);
		$all  = array( $base );
		foreach ( $kind['options'] ?? array() as $setting => $options ) {
			array_push(
				$all,
				...array_map( static fn( string $option ) => array( $setting => $option ) + $base, $options )
			);
		}
		return $all;
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return Form|null Null when these settings need others beside them.
	 */
	private static function make( string $kind, array $settings ): ?Form {
		$source = array(
			'title'         => 'Enquiry',
			'save'          => true,
			'csvDownload'   => true,
			'fields'        => array(
				array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'required' => true ),
				array( 'id' => self::FIELD, 'kind' => $kind, 'label' => 'Question' ) + $settings,
			),
			'confirmations' => array(
				array(
					'id'        => 'c',
					'isDefault' => true,
					'type'      => 'message',
					'message'   => 'Answered: {Question:2} {all_fields}',
				),
			),
			'notifications' => array(
				array(
					'id'       => 'n',
					'name'     => 'Admin',
					'event'    => 'form_submission',
					'to'       => 'broker@example.com',
					'fromName' => '{Question:2}',
					'replyTo'  => '{Question:2}',
					'subject'  => 'From {Question:2}',
					'message'  => '{Question:2} {all_fields}',
				),
			),
		);
		try {
			return Inside::get( FormWriter::class )->create( $source )->form;
		} catch ( InvalidForm ) {
			return null;
		}
	}
}
