<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Markup\Html;

/** Markup of one question in a form of the portal, with its value and error. */
final class PortalFieldMarkup {

	/** Classes of inputs that are not plain text inputs. */
	private const CLASSES = array(
		'checkbox' => 'atoll-option__input',
		'select'   => 'atoll-select',
		'file'     => 'atoll-file',
	);

	public function __construct( private PortalFormState $state ) {}

	public static function id( string $key, PortalField $line ): string {
		return "atoll-{$key}-{$line->name}";
	}

	/**
	 * @param string $key     The form's key; see {@see NonceFields::key()}.
	 * @param string $message Error; may be empty.
	 */
	public function html( string $key, PortalField $line, string $message ): string {
		$id      = self::id( $key, $line );
		$control = $this->control( $key, $line, $this->attributes( $id, $line, $message ) );
		if ( true === ( $line->attributes['hidden'] ?? false ) ) {
			return $control;
		}
		$label = $this->label( $id, $line );
		$hint  = '' === $line->hint
			? ''
			: Html::element(
				'div',
				array( 'class' => 'atoll-field__hint', 'id' => "{$id}-hint" ),
				Html::text( $line->hint )
			);
		$error = $this->error( $id, $message );
		return Html::element(
			'div',
			array(
				'class' => 'atoll-field' . ( '' === $message ? '' : ' is-invalid' ),
				'style' => 12 === $line->span ? null : "--atoll-span:{$line->span}",
			),
			'checkbox' === $line->type
				? $error . Html::element( 'div', array( 'class' => 'atoll-option' ), $control . $label ) . $hint
				: $label . $hint . $error . $control . $this->revealButton( $id, $line )
		);
	}

	/** @return array<string, string|int|bool|null> */
	private function attributes( string $id, PortalField $line, string $message ): array {
		$describedBy = array_filter(
			array( '' === $line->hint ? '' : "{$id}-hint", '' === $message ? '' : "{$id}-error" )
		);
		return array(
			'class'            => self::CLASSES[ $line->type ] ?? 'atoll-input',
			'id'               => $id,
			'name'             => $line->name . ( true === ( $line->attributes['multiple'] ?? false ) ? '[]' : '' ),
			'aria-required'    => $line->isRequired && 'checkbox' !== $line->type ? 'true' : null,
			'aria-invalid'     => '' === $message ? null : 'true',
			'aria-describedby' => array() === $describedBy ? null : implode( ' ', $describedBy ),
		) + $line->attributes;
	}

	private function label( string $id, PortalField $line ): string {
		$isCheck    = 'checkbox' === $line->type;
		$isOptional = ! $line->isRequired && ! $isCheck && $line->saysOptional;
		$optional   = Html::text( __( '(optional)', 'atoll' ) );
		return Html::element(
			'label',
			array( 'class' => $isCheck ? 'atoll-option__label' : 'atoll-field__label', 'for' => $id ),
			Html::text( $line->label )
				. ( $isOptional
					? ' ' . Html::element( 'span', array( 'class' => 'atoll-field__optional' ), $optional )
					: '' )
		);
	}

	private function error( string $id, string $message ): string {
		return '' === $message
			? ''
			: Html::element(
				'div',
				array( 'class' => 'atoll-field__error', 'id' => "{$id}-error" ),
				Html::element( 'span', array( 'class' => 'atoll-error' ), Html::text( $message ) )
			);
	}

	/**
	 * Returns a button that shows a password while it is typed. This needs a script, so the enhancement
	 * `reveal-password` removes `hidden`.
	 */
	private function revealButton( string $id, PortalField $line ): string {
		if ( 'password' !== $line->type ) {
			return '';
		}
		$attributes = array(
			'type'          => 'button',
			'class'         => 'atoll-reveal',
			'aria-controls' => $id,
			'data-other'    => __( 'Hide password', 'atoll' ),
			'hidden'        => true,
		);
		$of         = Html::element(
			'span', array( 'class' => 'screen-reader-text' ), ' ' . Html::text( $line->label )
		);
		$words      = Html::element( 'span', array(), Html::text( __( 'Show password', 'atoll' ) ) );
		$button     = Html::element( 'button', $attributes, $words . $of );
		return Html::element( 'div', array( 'data-atoll' => 'reveal' ), $button );
	}

	/** @param array<string, string|int|bool|null> $attributes */
	private function control( string $key, PortalField $line, array $attributes ): string {
		$value = $this->value( $key, $line );
		if ( 'select' !== $line->type ) {
			$isChecked       = 'checkbox' === $line->type
				&& $this->state->isCheckedIn( $key, $line->name, '1' === $line->value );
			$inputAttributes = array( 'type' => $line->type, 'value' => $value, 'checked' => $isChecked );
			return Html::single( 'input', $inputAttributes + $attributes );
		}
		$options = '';
		foreach ( $line->choices as $choice => $label ) {
			$option   = array( 'value' => $choice, 'selected' => (string) $choice === $value );
			$options .= Html::element( 'option', $option, Html::text( $label ) );
		}
		return Html::element( 'select', $attributes, $options );
	}

	private function value( string $key, PortalField $line ): ?string {
		return match ( $line->type ) {
			'password', 'file' => null,
			'checkbox'         => '1',
			default            => $this->state->valueOf( $key, $line->name, $line->value ),
		};
	}
}
