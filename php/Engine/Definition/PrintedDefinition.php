<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

/**
 * What a form's page tells the island: the public definition without what src/islands/form/definition/complete.ts adds
 * again, since most forms have it so, it was said a line above, or the browser sees to it by the markup.
 */
final class PrintedDefinition {

	/** What is left out where it is so, likewise in complete.ts. */
	private const FORM  = array( 'pages' => 1, 'order' => array(), 'csvDownload' => false );
	private const FIELD = array( 'shape' => 'text', 'page' => 0, 'required' => true, 'delay' => 400 );
	private const INPUT = array( 'label' => '', 'value' => '', 'required' => false, 'control' => 'input' );

	/** What the island has no use for. */
	private const UNUSED = array( 'title', 'version', 'save', 'entrySave' );

	/** @return array<string, mixed> */
	public static function of( Form $form ): array {
		$public   = PublicDefinition::of( $form );
		$hasLogic = in_array( 'logic', $form->parts(), true );
		$blank    = self::blank( $form->fields() );
		$printed  = self::unusual( array_diff_key( $public, array_flip( self::UNUSED ) ), self::FORM );
		$fields   = array();
		foreach ( $form->fields() as $field ) {
			// What asks nothing counts only where something can hide it.
			if ( $hasLogic || 'none' !== $field->shape ) {
				$fields[] = self::field( $field, $blank );
			}
		}
		$pages = self::pages( $form, $hasLogic );
		return array_filter(
			array(
				...$printed,
				'pageList' => $pages,
				'submit'   => $form->submit(),
				'blank'    => $blank,
				'fields'   => $fields,
			),
			static fn( mixed $value ): bool => array() !== $value && '' !== $value
		);
	}

	/** @return array<string, mixed> */
	private static function field( Field $field, string $blank ): array {
		$public             = PublicDefinition::field( $field );
		$public['messages'] = (array) $public['messages'];
		$required           = $field->requiredMessage;
		if ( ( $public['messages']['blank'] ?? '' ) === $required . $blank ) {
			unset( $public['messages']['blank'] );
		}
		$inputs = array_map( self::input( ... ), $field->inputs );
		if ( $inputs === array( array( 'id' => (string) $field->id ) ) || 'choice' === $field->shape ) {
			unset( $public['inputs'] );
		} else {
			$public['inputs'] = $inputs;
		}
		// Other plugins look for their fields by their kind.
		if ( ! str_contains( $field->kind, '/' ) ) {
			unset( $public['kind'] );
		}
		$public['rules'] = self::rules( $field->rules, $required, $field->control );
		if ( ! $field->required && array() === $public['rules'] ) {
			unset( $public['messages']['required'] ); // Nobody says it.
		}
		return self::unusual( $public, self::FIELD + array( 'rules' => array(), 'messages' => array() ) );
	}

	/** @return array<string, mixed> */
	private static function input( FieldInput $input ): array {
		$public = PublicDefinition::input( $input );
		if ( '' === $input->part ) {
			unset( $public['label'] );
		}
		if ( $input->name === 'input_' . str_replace( '.', '_', $input->id ) ) {
			unset( $public['name'] );
		}
		$public['rules'] = self::rules( $input->rules, $input->requiredMessage, $input->control );
		return self::unusual( $public, self::INPUT + array( 'rules' => array() ) );
	}

	/**
	 * @param list<FieldRule> $rules
	 * @param string          $required What is said when there is no answer: what most rules say too.
	 * @param string          $control  Ours offer what may be chosen, and nothing else.
	 * @return list<array<string, mixed>>
	 */
	private static function rules( array $rules, string $required, string $control ): array {
		$printed = array();
		foreach ( $rules as $rule ) {
			if ( 'offered' !== $rule->rule || str_contains( $control, '/' ) ) {
				$printed[] = self::unusual( $rule->params->all(), array( 'message' => $required ) );
			}
		}
		return $printed;
	}

	/**
	 * What pages are called, and what hangs on answers; empty where there is nothing of it.
	 *
	 * @return list<object>
	 */
	private static function pages( Form $form, bool $hasLogic ): array {
		$pages = array();
		foreach ( $form->pageList() as $page ) {
			$next    = array_filter( array( 'conditionalLogic' => $page->map( 'next' )->array( 'conditionalLogic' ) ) );
			$pages[] = array_filter(
				array(
					'title'            => $page->string( 'title' ),
					'next'             => $next,
					'fields'           => $hasLogic ? $page->array( 'fields' ) : array(),
					'conditionalLogic' => $page->array( 'conditionalLogic' ),
				)
			);
		}
		return array() === array_filter( $pages )
			? array()
			: array_map( static fn( array $page ) => (object) $page, $pages );
	}

	/**
	 * What messages for white space say beyond those for nothing: a sentence that fields have in common.
	 *
	 * @param list<Field> $fields
	 */
	private static function blank( array $fields ): string {
		foreach ( $fields as $field ) {
			list( $blank, $required ) = array( $field->blankMessage, $field->requiredMessage );
			if ( $blank !== $required && str_starts_with( $blank, $required ) ) {
				return substr( $blank, strlen( $required ) );
			}
		}
		return '';
	}

	/**
	 * @param array<string, mixed> $given
	 * @param array<string, mixed> $usual
	 * @return array<string, mixed>
	 */
	private static function unusual( array $given, array $usual ): array {
		return array_filter(
			$given,
			static fn( mixed $value, string $name ): bool => ! array_key_exists( $name, $usual )
				|| $usual[ $name ] !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}
}
