<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Markup\Html;

/** A notice for the page that {@see RedirectResponse} leads to. */
final class PortalNotice {

	/**
	 * @param string $title   Start of the document title, which screen readers announce when the page has loaded.
	 * @param string $text    A sentence or two.
	 * @param bool   $hasLeft Whether it says that the user logged out on purpose: the page that shows it informs the
	 *                        browser's other tabs.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $text,
		public readonly bool $hasLeft = false
	) {}

	/** Returns safe HTML. Live regions are not announced on page load, so the notice takes the focus. */
	public function html( string $className ): string {
		$attributes = array(
			'class'     => $className,
			'role'      => 'status',
			'tabindex'  => -1,
			'autofocus' => true,
		);
		return Html::element( 'p', $attributes, Html::text( $this->text ) );
	}
}
