<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Site\Head\MetaText;

/** Plain links to share an article. Before a click, nothing is loaded from social networks or sent to them. */
final class ShareBlock implements NewsBlock {

	public function __construct( private Enhancements $enhancements ) {}

	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		$url = $post && 'publish' === get_post_status( $post ) ? (string) get_permalink( $post ) : '';
		if ( '' === $url ) {
			return '';
		}
		$title = MetaText::fromHtml( get_the_title( $post ) );
		$links = array(
			$this->link(
				'mailto:?subject=' . rawurlencode( $title ) . '&body=' . rawurlencode( $url ),
				__( 'Email', 'atoll' )
			),
			sprintf( '<a class="atoll-share__link" href="%s" data-atoll="copy">%s</a>', esc_url( $url ), esc_html__( 'Copy link', 'atoll' ) ),
			$this->link(
				'https://www.linkedin.com/sharing/share-offsite/?url=' . rawurlencode( $url ),
				'LinkedIn',
				true
			),
			$this->link( 'https://www.facebook.com/sharer/sharer.php?u=' . rawurlencode( $url ), 'Facebook', true ),
			// The space is reserved for a button that only some browsers show, so that nothing moves.
			sprintf( '<button class="atoll-share__link atoll-share__more" type="button" data-atoll="share">%s</button>', esc_html__( 'More ways', 'atoll' ) ),
		);
		$html  = sprintf(
			'<div class="atoll-share"><h2 class="atoll-share__title" id="atoll-share">%s</h2><ul class="atoll-share__list" aria-labelledby="atoll-share"><li>%s</li></ul><p class="atoll-share__status" role="status"></p></div>',
			esc_html__( 'Share this article', 'atoll' ),
			implode( '</li><li>', $links )
		);
		return $this->enhancements->wrap(
			'share',
			array(
				'url'   => $url,
				'title' => $title,
				'texts' => array(
					'copied' => __( 'The link is copied.', 'atoll' ),
					'failed' => __( 'The link could not be copied. Press and hold it, or copy it from the address bar.', 'atoll' ),
				),
			),
			$html
		);
	}

	private function link( string $url, string $label, bool $isElsewhere = false ): string {
		return sprintf(
			'<a class="atoll-share__link" href="%s"%s>%s</a>',
			esc_url( $url, array( 'https', 'mailto' ) ),
			$isElsewhere ? ' rel="noopener nofollow"' : '',
			esc_html( $label )
		);
	}
}
