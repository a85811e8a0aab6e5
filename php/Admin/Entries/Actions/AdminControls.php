<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Engine\Markup\Html;

/** Inputs and buttons in the style of wp-admin, each in a paragraph with its label above. */
final class AdminControls {

	/** @param array<string, string> $values By name. */
	public static function hidden( array $values ): string {
		$inputs = '';
		foreach ( $values as $name => $value ) {
			$inputs .= Html::single( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		return $inputs;
	}

	/** @param string $buttonClass Class name of WordPress, such as button-primary. */
	public static function button( string $label, string $buttonClass ): string {
		$button = array( 'type' => 'submit', 'class' => "button {$buttonClass}" );
		return Html::element( 'p', array(), Html::element( 'button', $button, Html::text( $label ) ) );
	}

	/** @param array<string, string|int|bool|null> $attributes */
	public static function input( string $id, string $name, string $label, string $value, array $attributes ): string {
		$fixed = array( 'id' => $id, 'name' => $name, 'class' => 'widefat', 'value' => $value );
		return self::labelled( $id, $label, Html::single( 'input', $fixed + $attributes + array( 'type' => 'text' ) ) );
	}

	public static function textarea( string $id, string $name, string $label, string $value, int $rows ): string {
		$attributes = array( 'id' => $id, 'name' => $name, 'class' => 'widefat', 'rows' => $rows );
		return self::labelled( $id, $label, Html::element( 'textarea', $attributes, Html::text( $value ) ) );
	}

	/** @param array<string, string> $choices Labels by value. */
	public static function select( string $id, string $name, string $label, array $choices, string $value ): string {
		$options = '';
		foreach ( $choices as $choice => $words ) {
			$options .= Html::element(
				'option',
				array( 'value' => $choice, 'selected' => $value === (string) $choice ),
				Html::text( $words )
			);
		}
		$attributes = array( 'id' => $id, 'name' => $name, 'class' => 'widefat' );
		return self::labelled( $id, $label, Html::element( 'select', $attributes, $options ) );
	}

	/** Renders a checkbox with its label beside it. */
	public static function checkbox( string $name, string $label, bool $isChecked ): string {
		$input = array( 'type' => 'checkbox', 'name' => $name, 'value' => '1', 'checked' => $isChecked );
		return Html::element(
			'p',
			array(),
			Html::element( 'label', array(), Html::single( 'input', $input ) . ' ' . Html::text( $label ) )
		);
	}

	private static function labelled( string $id, string $label, string $control ): string {
		$label = Html::element( 'label', array( 'for' => $id ), Html::text( $label ) );
		return Html::element( 'p', array(), $label . '<br>' . $control );
	}
}
