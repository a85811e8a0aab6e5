<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Markup\Html;

/** A section of a portal page, with its heading. */
final class DashboardSection {

	/**
	 * @param string $name Suffix of the heading's id, unique on the page.
	 * @param string $body Safe HTML; if empty, the section is left out.
	 */
	public static function html( string $name, string $title, string $body ): string {
		if ( '' === $body ) {
			return '';
		}
		$heading = Html::element(
			'h2',
			array( 'class' => 'atoll-portal__title', 'id' => "atoll-portal-{$name}" ),
			Html::text( $title )
		);
		return Html::element(
			'section',
			array(
				'class' => "atoll-portal__section atoll-portal__section--{$name}",
				'aria-labelledby' => "atoll-portal-{$name}",
			),
			$heading . Html::element( 'div', array( 'class' => 'atoll-portal__body' ), $body )
		);
	}

	/** @param list<string> $items Safe HTML. */
	public static function list( array $items ): string {
		$rows = array_map(
			static fn( string $item ) => Html::element( 'li', array( 'class' => 'atoll-portal__row' ), $item ),
			$items
		);
		return array() === $rows
			? ''
			: Html::element( 'ul', array( 'class' => 'atoll-portal__list', 'role' => 'list' ), implode( '', $rows ) );
	}

	/** @param list<string> $lines Safe HTML; empty ones are left out. */
	public static function lines( string $class, array $lines ): string {
		return implode(
			'',
			array_map(
				static fn( string $line ) => Html::element( 'p', array( 'class' => $class ), $line ),
				array_filter( $lines )
			)
		);
	}

	/**
	 * @param string $look        `primary` for the one action to do next, else `text`.
	 * @param string $describedBy Id of the element that tells this link from others with the same label.
	 */
	public static function link( string $url, string $label, string $look = 'text', string $describedBy = '' ): string {
		return '' === $url
			? ''
			: Html::element(
				'a',
				array(
					'class' => "atoll-button atoll-button--{$look}",
					'href' => $url,
					'aria-describedby' => '' === $describedBy ? null : $describedBy,
				),
				Html::text( $label )
			);
	}
}
