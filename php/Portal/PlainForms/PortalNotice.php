<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Markup\Html;

/** What is said on the page that {@see RedirectResponse} leads to. */
final class PortalNotice {

	/**
	 * @param string $title First thing in the page's title, since that is what is read out when the page has loaded.
	 * @param string $text  A sentence or two.
	 * @param bool   $hasLeft Whether it says that the login of this browser was ended on purpose: its other tabs hear
	 * of it from the page that says so.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $text,
		public readonly bool $hasLeft = false
	) {}

	/** Finished HTML. What is on a page that opens is not announced, so it takes the focus. */
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
