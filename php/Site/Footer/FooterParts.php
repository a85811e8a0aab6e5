<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Platform\Errors\ErrorLog;
use Atoll\Site\Menu\MenuItem;
use Atoll\Site\Menu\MenuLink;

/** The parts of footers, which skins put together. Each is escaped, and empty if there is nothing to show. */
final class FooterParts {

	public function __construct( private MenuLink $links ) {}

	/** Returns the icon and the company's name. */
	public function brand( FooterView $footer ): string {
		return sprintf(
			'<p class="atoll-footer__brand">%s<span>%s</span></p>',
			$footer->mark,
			esc_html( $footer->name )
		);
	}

	public function statement( FooterView $footer ): string {
		return $this->text( 'statement', $footer->statement );
	}

	public function acknowledgement( FooterView $footer ): string {
		return $this->text( 'acknowledgement', $footer->acknowledgement );
	}

	public function phone( FooterView $footer ): string {
		return '' === $footer->phoneUrl ? esc_html( $footer->phone ) : sprintf(
			'<a class="atoll-footer__phone" href="%s"><bdi>%s</bdi></a>',
			esc_url( $footer->phoneUrl, array( 'tel' ) ),
			esc_html( $footer->phone )
		);
	}

	public function email( FooterView $footer ): string {
		return '' === $footer->email ? '' : sprintf(
			'<a class="atoll-footer__email" href="%s">%s</a>',
			esc_url( 'mailto:' . $footer->email, array( 'mailto' ) ),
			esc_html( $footer->email )
		);
	}

	/** Returns all groups of links in one navigation landmark. */
	public function nav( FooterView $footer ): string {
		$groups = implode( '', array_map( $this->group( ... ), $footer->nav, array_keys( $footer->nav ) ) );
		return '' === $groups
			? ''
			: sprintf(
				'<nav class="atoll-footer__nav" aria-label="%s">%s</nav>',
				esc_attr__( 'Footer', 'atoll' ),
				$groups
			);
	}

	public function profiles( FooterView $footer ): string {
		$items = array_map(
			static fn( array $profile ): string => sprintf(
				'<li><a href="%s" rel="me noopener">%s</a></li>',
				esc_url( $profile['url'] ),
				esc_html( $profile['name'] )
			),
			$footer->profiles
		);
		return $items ? sprintf( '<ul class="atoll-footer__profiles" aria-label="%s">%s</ul>', esc_attr__( 'Our social media profiles', 'atoll' ), implode( '', $items ) ) : '';
	}

	/** Returns the small print. */
	public function legal( FooterView $footer ): string {
		$paragraphs = array_filter( array( ...$footer->disclaimer, $footer->licence ) );
		return $paragraphs
			? sprintf(
				'<div class="atoll-footer__legal"><p>%s</p></div>',
				implode( '</p><p>', array_map( esc_html( ... ), $paragraphs ) )
			)
			: '';
	}

	/** Returns the last line: copyright, small navigation, and what other plugins add. */
	public function lastLine( FooterView $footer ): string {
		return sprintf(
			'<div class="atoll-footer__line"><p>© %s %s</p>%s%s</div>',
			esc_html( $footer->year ),
			esc_html( $footer->name ),
			$this->subNav( $footer->subNav ),
			$this->extraLinks()
		);
	}

	private function group( FooterMenuGroup $group, int $index ): string {
		$id    = 'atoll-footer-' . $index;
		$title = '' === $group->title
			? ''
			: sprintf( '<p class="atoll-footer__title" id="%s">%s</p>', esc_attr( $id ), esc_html( $group->title ) );
		return sprintf(
			'<div class="atoll-footer__group">%s<ul%s>%s</ul></div>',
			$title,
			'' === $title ? '' : ' aria-labelledby="' . esc_attr( $id ) . '"',
			$this->items( $group->items )
		);
	}

	/** @param list<MenuItem> $items */
	private function subNav( array $items ): string {
		return $items ? sprintf( '<nav class="atoll-footer__sub-nav" aria-label="%s"><ul>%s</ul></nav>', esc_attr__( 'Small print', 'atoll' ), $this->items( $items ) ) : '';
	}

	/** @param list<MenuItem> $items */
	private function items( array $items ): string {
		return implode(
			'',
			array_map( fn( MenuItem $item ): string => '<li>' . $this->links->plain( $item ) . '</li>', $items )
		);
	}

	private function text( string $name, string $text ): string {
		return '' === $text
			? ''
			: sprintf( '<p class="atoll-footer__%s">%s</p>', esc_attr( $name ), esc_html( $text ) );
	}

	private function extraLinks(): string {
		ob_start();
		try {
			/**
			 * Fires at the end of the footer's last line. Print links or buttons, such as "Privacy choices", escaped.
			 */
			do_action( 'atoll_footer_links' );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a listener of the footer' );
		}
		return trim( (string) ob_get_clean() );
	}
}
