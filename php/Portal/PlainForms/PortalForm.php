<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Markup\Html;

/**
 * Prints the portal's own forms, dressed as the site's other forms are: labels above, what to mend above them and at
 * each input. Style sheet: atoll-form.
 */
final class PortalForm {

	/** Of inputs that are no plain text. */
	private const CLASSES = array(
		'checkbox' => 'atoll-option__input',
		'select'   => 'atoll-select',
		'file'     => 'atoll-file',
	);

	public function __construct( private NonceFields $intents, private PortalFormState $posted ) {}

	/**
	 * @param string                $action Name of an {@see PortalAction}.
	 * @param string                $button What pressing it does: "Log in".
	 * @param list<FormLine>            $lines
	 * @param array<string, string> $hidden Further hidden inputs.
	 * @param string                $after  Safe HTML beside the button, such as a link.
	 * @param string                $look   Of the button: primary, for the one thing to do next; secondary or text.
	 * @param string                $of     What it is done to, where a page has the form several times: an id.
	 */
	public function render( string $action, string $button, array $lines, array $hidden = array(), string $after = '', string $look = 'primary', string $of = '' ): string {
		$key    = NonceFields::key( $action, $of );
		$mend   = $this->posted->mendOf( $key );
		$inputs = '';
		foreach ( $this->intents->inputs( $action, $of ) + $hidden as $name => $value ) {
			$inputs .= Html::single( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		$body = implode( '', array_map( fn( FormLine $line ) => $this->line( $key, $line, $mend->messages[ $line->name ] ?? '' ), $lines ) );
		$grid = '' === $body ? '' : Html::element( 'div', array( 'class' => 'atoll-grid' ), $body );
		$end  = '<div class="atoll-form__actions">' . Html::element( 'button', array( 'class' => "atoll-button atoll-button--{$look}", 'type' => 'submit' ), Html::text( $button ) )
			. $after . '</div>';
		$form = Html::element(
			'form',
			array(
				'class'      => 'atoll-form__form',
				'id'         => "atoll-{$key}",
				'method'     => 'post',
				'enctype'    => array_filter( $lines, static fn( FormLine $line ) => 'file' === $line->type ) ? 'multipart/form-data' : null,
				'novalidate' => true,
			),
			$inputs . ( null === $mend ? '' : $this->summary( $key, $lines, $mend ) ) . $grid . $end
		);
		return Html::element( 'div', array( 'class' => 'atoll-form atoll-action wp-exclude-emoji' ), $form );
	}

	private function line( string $key, FormLine $line, string $message ): string {
		$id        = $this->id( $key, $line );
		$isCheck   = 'checkbox' === $line->type;
		$described = array_filter( array( '' === $line->hint ? '' : "{$id}-hint", '' === $message ? '' : "{$id}-error" ) );
		$control   = $this->control(
			$key,
			$line,
			array(
				'class'            => self::CLASSES[ $line->type ] ?? 'atoll-input',
				'id'               => $id,
				'name'             => $line->name . ( true === ( $line->attributes['multiple'] ?? false ) ? '[]' : '' ),
				'aria-required'    => $line->isRequired && ! $isCheck ? 'true' : null,
				'aria-invalid'     => '' === $message ? null : 'true',
				'aria-describedby' => array() === $described ? null : implode( ' ', $described ),
			) + $line->attributes
		);
		if ( true === ( $line->attributes['hidden'] ?? false ) ) {
			return $control;
		}
		$optional = $line->isRequired || $isCheck || ! $line->saysOptional
			? ''
			: ' ' . Html::element( 'span', array( 'class' => 'atoll-field__optional' ), Html::text( __( '(optional)', 'atoll' ) ) );
		$label    = Html::element( 'label', array( 'class' => $isCheck ? 'atoll-option__label' : 'atoll-field__label', 'for' => $id ), Html::text( $line->label ) . $optional );
		$hint     = '' === $line->hint ? '' : Html::element( 'div', array( 'class' => 'atoll-field__hint', 'id' => "{$id}-hint" ), Html::text( $line->hint ) );
		$error    = '' === $message
			? ''
			: Html::element(
				'div', array( 'class' => 'atoll-field__error', 'id' => "{$id}-error" ), Html::element( 'span', array( 'class' => 'atoll-error' ), Html::text( $message ) )
			);
		return Html::element(
			'div',
			array( 'class' => 'atoll-field' . ( '' === $message ? '' : ' is-invalid' ), 'style' => 12 === $line->span ? null : "--atoll-span:{$line->span}" ),
			$isCheck
				? $error . Html::element( 'div', array( 'class' => 'atoll-option' ), $control . $label ) . $hint
				: $label . $hint . $error . $control . $this->reveal( $id, $line )
		);
	}

	/** A button that shows a password while it is typed. Only a script can, and the island `secrets` takes `hidden` away. */
	private function reveal( string $id, FormLine $line ): string {
		$button = array( 'type' => 'button', 'class' => 'atoll-reveal', 'aria-controls' => $id, 'data-other' => __( 'Hide password', 'atoll' ), 'hidden' => true );
		return 'password' === $line->type
			? Html::element( 'div', array( 'data-atoll' => 'reveal' ), Html::element( 'button', $button, Html::text( __( 'Show password', 'atoll' ) ) ) )
			: '';
	}

	/** @param array<string, string|int|bool|null> $attributes */
	private function control( string $key, FormLine $line, array $attributes ): string {
		$value = $this->value( $key, $line );
		if ( 'select' !== $line->type ) {
			$checked = 'checkbox' === $line->type && $this->posted->isCheckedIn( $key, $line->name, '1' === $line->value );
			return Html::single( 'input', array( 'type' => $line->type, 'value' => $value, 'checked' => $checked ) + $attributes );
		}
		$options = '';
		foreach ( $line->choices as $choice => $words ) {
			$options .= Html::element( 'option', array( 'value' => $choice, 'selected' => (string) $choice === $value ), Html::text( $words ) );
		}
		return Html::element( 'select', $attributes, $options );
	}

	/** @param list<FormLine> $lines */
	private function summary( string $key, array $lines, ValidationResponse $mend ): string {
		if ( array() === $mend->messages ) {
			return Html::element(
				'div', array( 'class' => 'atoll-alert', 'role' => 'alert', 'tabindex' => '-1', 'autofocus' => true ), '<p>' . Html::text( $mend->alert ) . '</p>'
			);
		}
		$items = '';
		foreach ( $lines as $line ) {
			$items .= isset( $mend->messages[ $line->name ] )
				? '<li>' . Html::element( 'a', array( 'href' => '#' . $this->id( $key, $line ) ), Html::text( "{$line->label} – {$mend->messages[ $line->name ]}" ) ) . '</li>'
				: '';
		}
		$title = '' === $mend->alert ? __( 'Please check your answers', 'atoll' ) : $mend->alert;
		return '<div class="atoll-summary" tabindex="-1" autofocus><div role="alert">' . Html::element( 'h2', array( 'class' => 'atoll-summary__title' ), Html::text( $title ) ) . '<ul class="atoll-summary__list">' . $items . '</ul></div></div>';
	}

	private function value( string $key, FormLine $line ): ?string {
		return match ( $line->type ) {
			'password', 'file' => null,
			'checkbox'         => '1',
			default            => $this->posted->valueOf( $key, $line->name, $line->value ),
		};
	}

	private function id( string $key, FormLine $line ): string {
		return "atoll-{$key}-{$line->name}";
	}
}
