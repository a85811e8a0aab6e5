<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Compiling\Fields\FieldContext;
use Atoll\Engine\Contract\JsonData;

/**
 * The part of a form's definition that is sent to browsers (contract/schema/public-definition.schema.json). It is an
 * allow list, so a new property of a definition stays private until it is added here.
 */
final class PublicDefinition {

	private const FORM  = array(
		'id',
		'title',
		'version',
		'pages',
		'pageList',
		'order',
		'save',
		'entrySave',
		'csvDownload',
	);
	private const FIELD = array(
		...array(
			'id',
			'kind',
			'shape',
			'page',
			'label',
			'required',
			'inputs',
			'rules',
			'messages',
			'allow',
			'conditionalLogic',
			'sectionLogic',
			'calculation',
			'delay',
			'columns',
		),
		...FieldContext::NAMES,
	);

	private const INPUT = array(
		'id',
		'name',
		'value',
		'label',
		'part',
		'required',
		'rules',
		'messages',
		'allow',
		'control',
		'defaultValue',
	);

	/** @return array<string, mixed> Empty maps are objects, so that they stay maps in JSON. */
	public static function build( Form $form ): array {
		$public           = self::pick( new JsonData( $form->definition() ), self::FORM );
		$public['texts']  = PublicTexts::collect( $form );
		$public['submit'] = (object) $form->submit();
		$public['fields'] = array();
		foreach ( $form->fields() as $field ) {
			$public['fields'][] = self::field( $field );
		}
		return $public;
	}

	/** @return array<string, mixed> */
	public static function field( Field $field ): array {
		$public             = self::pick( $field->data, self::FIELD );
		$public['messages'] = (object) $field->data->array( 'messages' );
		$public['inputs']   = array_map( self::input( ... ), $field->inputs );
		return $public;
	}

	/** @return array<string, mixed> */
	public static function input( FieldInput $input ): array {
		return self::pick( $input->data, self::INPUT );
	}

	/**
	 * @param list<string> $names
	 * @return array<string, mixed>
	 */
	private static function pick( JsonData $data, array $names ): array {
		$picked = array();
		foreach ( $names as $name ) {
			if ( $data->has( $name ) ) {
				$picked[ $name ] = $data->get( $name );
			}
		}
		return $picked;
	}
}
