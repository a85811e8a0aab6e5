<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** Services for articles, their lists and the search. */
final class NewsProvider extends ServiceProvider {

	/** Name of the block with a table of contents. */
	private const CONTENTS = 'atoll/contents';

	public function services(): array {
		return array(
			NewsBlocks::class => fn() => new NewsBlocks(
				array(
					'article-facts'  => $this->get( ArticleFactsBlock::class ),
					'breadcrumbs'    => $this->get( BreadcrumbsBlock::class ),
					'contents'       => $this->get( ContentsBlock::class ),
					'news-list'      => $this->get( NewsListBlock::class ),
					'related'        => $this->get( RelatedBlock::class ),
					'search-summary' => $this->get( SearchSummaryBlock::class ),
					'share'          => $this->get( ShareBlock::class ),
					'suggestions'    => $this->get( SuggestionsBlock::class ),
					'topics'         => $this->get( TopicsBlock::class ),
				)
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		// Before WordPress renders the blocks, so that both read the saved content.
		$hooks->filter(
			'the_content', fn() => $this->get( ContentsBlock::class )->addIds( ... ), 1,
			when: static fn(): bool => self::mayHaveContents( get_post() ) && ContentsBlock::leadsInto( get_post() )
		);
		$hooks->filter(
			'render_block_core/post-title', static fn() => UntitledPosts::link( ... ), 10, 3,
			when: static fn( mixed $html = '' ): bool => '' === $html
		);
		$hooks->action(
			'pre_get_posts', fn() => $this->get( SearchScope::class )->narrow( ... ),
			when: static fn( mixed ...$args ): bool => ( $args[0] ?? null ) instanceof \WP_Query
				&& $args[0]->is_search()
		);
	}

	/** Whether a post may have a table of contents, as far as its text and its template tell at a glance. */
	private static function mayHaveContents( ?\WP_Post $post ): bool {
		$template = $GLOBALS['_wp_current_template_content'] ?? '';
		$texts    = array( $post->post_content ?? '', is_string( $template ) ? $template : '' );
		return $post && ( 'post' === $post->post_type || str_contains( implode( $texts ), self::CONTENTS ) );
	}
}
