<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Markup\Html;

/** The error summary above a form of the portal: a link for each error, or why the action was not done. */
final class PortalFormSummary {

	/** @param list<PortalField> $lines */
	public static function html( string $key, array $lines, ValidationFailed $failure, int $headingLevel ): string {
		if ( array() === $failure->messages ) {
			return PortalAlert::html( $failure->getMessage() );
		}
		$items = '';
		foreach ( $lines as $line ) {
			$message = $failure->messages[ $line->name ] ?? null;
			$items  .= null === $message
				? ''
				: self::item( PortalFieldMarkup::id( $key, $line ), $line->label, $message );
		}
		$title = $failure->getMessage() ?: __( 'Please check your answers', 'atoll' );
		return '<div class="atoll-summary" tabindex="-1" autofocus><div role="alert">'
			. Html::element( "h{$headingLevel}", array( 'class' => 'atoll-summary__title' ), Html::text( $title ) )
			. '<ul class="atoll-summary__list">' . $items . '</ul></div></div>';
	}

	private static function item( string $id, string $label, string $message ): string {
		$link = Html::element( 'a', array( 'href' => "#{$id}" ), Html::text( "{$label} – {$message}" ) );
		return "<li>{$link}</li>";
	}
}
