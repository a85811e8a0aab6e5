<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Pages;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Engine\Markup\Html;

/**
 * Buttons to turn the pages of a form. All of them submit the form, and the server turns the page if no script does.
 * Each page has its own buttons, since editors can word them differently.
 */
final class PageButtons {

	/** Name under which a pressed button is sent. */
	public const NAME  = 'atoll_to';
	public const NEXT  = 'next';
	public const BACK  = 'back';
	public const CHECK = 'check';

	/**
	 * Returns the button that Enter presses in a field: browsers take a form's first submit button, which would be Back
	 * or belong to a hidden page. This one leads on, whatever that means on the page. Browsers skip a `hidden` button,
	 * so it is only hidden from view.
	 */
	public function forEnter( Form $form ): string {
		return $this->button(
			self::NEXT,
			$form->text( 'next' ),
			array( 'class' => 'atoll-enter', 'tabindex' => -1, 'aria-hidden' => 'true' )
		);
	}

	/**
	 * @param ResolvedAnswers|null $resolved  Null if logic hides nothing.
	 * @param bool         $reviewed Whether the visitor has seen the review, and may return to it.
	 */
	public function render(
		Form $form,
		VisiblePages $pages,
		int $current,
		?ResolvedAnswers $resolved,
		bool $reviewed
	): string {
		$html = '';
		for ( $page = 0; $page < $form->pages(); $page++ ) {
			$attributes = array(
				'class'    => 'atoll-nav',
				'data-nav' => $page,
				'hidden'   => $page !== $current,
			);
			$html      .= Html::element(
				'div',
				$attributes,
				$this->back( $form, $pages, $page )
					. $this->next( $form, $pages, $page, true === $resolved?->hidesNext( $page ) )
					. $this->check( $form, $pages, $page, $reviewed )
			);
		}
		return $html;
	}

	private function back( Form $form, VisiblePages $pages, int $page ): string {
		$words = $pages->words( $page, 'previous' );
		return $this->button(
			self::BACK,
			'' === $words ? $form->text( 'back' ) : $words,
			array(
				'class'      => 'atoll-button atoll-button--secondary',
				'data-atoll' => self::BACK,
				'disabled'   => null === $pages->previous( $page ),
				'hidden'     => ! $pages->areSeveral(),
			)
		);
	}

	private function next( Form $form, VisiblePages $pages, int $page, bool $isHidden ): string {
		$words  = $pages->words( $page, 'next' );
		$isLast = null === $pages->next( $page );
		return $this->button(
			self::NEXT,
			'' === $words ? $form->text( 'next' ) : $words,
			array(
				'class'      => 'atoll-button atoll-button--primary',
				'data-atoll' => self::NEXT,
				'disabled'   => $isLast,
				'hidden'     => $isLast || $isHidden,
			)
		);
	}

	/** Returns the button that leads back to the review after an answer was changed. */
	private function check( Form $form, VisiblePages $pages, int $page, bool $reviewed ): string {
		$review = $form->reviewPage();
		return null === $review || $page >= $review ? '' : $this->button(
			self::CHECK,
			Text::fill( $form->text( 'reviewReturn' ), page: $pages->title( $review ) ),
			array(
				'class'      => 'atoll-button atoll-button--secondary',
				'data-atoll' => self::CHECK,
				'data-to'    => $review,
				'hidden'     => ! $reviewed,
			)
		);
	}

	/** Returns a Next button for when logic hides it: without JavaScript only the server can check that again. */
	public function withoutScript( Form $form ): string {
		return '<noscript>'
			. $this->button(
				self::NEXT,
				$form->text( 'next' ),
				array( 'class' => 'atoll-button atoll-button--primary' )
			)
			. '</noscript>';
	}

	/** @param array<string, string|int|bool|null> $attributes */
	private function button( string $to, string $words, array $attributes ): string {
		return Html::element(
			'button',
			array(
				'type'  => 'submit',
				'name'  => self::NAME,
				'value' => $to,
			) + $attributes,
			Html::text( $words )
		);
	}
}
