<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Markup\Html;

/** One thing in a list of the dashboard: what it is, how it stands, and what can be done about it. */
final class DashboardRow {

	/**
	 * @param string       $id    Of its heading and facts, which tell its links from others of the same words.
	 * @param string       $name  Safe HTML.
	 * @param list<string> $facts Safe HTML; empty ones are left out.
	 * @param string       $how   Safe HTML.
	 * @param string       $do    Safe HTML: links and buttons.
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
