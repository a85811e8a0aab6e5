<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Markup\Html;

/** An item in a list on the dashboard: what it is, its status, and its actions. */
final class DashboardRow {

	/**
	 * @param string       $id    Id of the heading and facts. They describe the item's links, which share their labels
	 *                            with those of other items.
	 * @param string       $name  Safe HTML.
	 * @param list<string> $facts Safe HTML; empty ones are left out.
	 * @param string       $how   The status; safe HTML.
	 * @param string       $do    Links and buttons; safe HTML.
	 */
	public static function html( string $id, string $name, array $facts, string $how, string $do ): string {
		$heading = Html::element( 'h3', array( 'class' => 'atoll-portal__name' ), $name );
		$parts   = array(
			'what' => $heading . DashboardSection::lines( 'atoll-portal__fact', $facts ),
			'how'  => $how,
			'do'   => $do,
		);
		$html    = '';
		foreach ( $parts as $part => $content ) {
			$attributes = array( 'class' => "atoll-portal__{$part}", 'id' => 'what' === $part ? $id : null );
			$html      .= Html::element( 'div', $attributes, $content );
		}
		return $html;
	}
}
