<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use Atoll\Engine\Calculators\Calculators;
use Atoll\Forms\Modals\FormLocator;
use Atoll\Platform\Database\FrequentPostsOption;
use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\PageChanges;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Rest\DeferredCore;
use Atoll\Platform\Rest\FieldsOnDemand;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Site\Blocks\Calculator\CalculatorEditorData;
use Atoll\Site\Blocks\Calculator\Variations;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Blocks\Cta\FormCta;
use Atoll\Site\Blocks\Cta\LinkCta;
use Atoll\Site\Blocks\Cta\PageFormLocator;
use Atoll\Site\Blocks\Cta\PhoneCta;
use Atoll\Site\Blocks\Faq\FaqBlock;
use Atoll\Site\Images\DecorativeFigures;
use Atoll\Site\Images\ImageCachePriming;
use Atoll\Site\Images\ImageConversion;
use Atoll\Site\Images\ImageSizes;
use Atoll\Site\Images\ImageWidths;
use Atoll\Site\Images\PictureElements;
use Atoll\Site\News\ArticleFactsBlock;
use Atoll\Site\News\BreadcrumbsBlock;
use Atoll\Site\News\ContentsBlock;
use Atoll\Site\News\NewsBlocks;
use Atoll\Site\News\NewsListBlock;
use Atoll\Site\News\RelatedBlock;
use Atoll\Site\News\SearchScope;
use Atoll\Site\News\SearchSummaryBlock;
use Atoll\Site\News\ShareBlock;
use Atoll\Site\News\SuggestionsBlock;
use Atoll\Site\News\TopicsBlock;
use Atoll\Site\News\UntitledPosts;
use Atoll\Site\Notifications\NotificationColumns;
use Atoll\Site\Notifications\NotificationEditor;
use Atoll\Site\Notifications\NotificationFields;
use Atoll\Site\Notifications\NotificationList;
use Atoll\Site\Notifications\NotificationMarkup;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Site\Notifications\Notifications;

/** Blocks, what some of them print, notifications, the news, and pictures anywhere. */
final class BlocksProvider extends ServiceProvider {

	/** The event in WordPress' cron that makes the smaller formats of an upload. */
	public const CONVERT_IMAGE = 'atoll_convert_image';

	/** The class of a question, which is a heading. */
	public const FAQ_QUESTION = 'atoll-faq__question';

	/** The class of what holds an answer to a question, and its name. */
	public const FAQ_ANSWER = 'atoll-faq__answer';

	/** The class of each picture in a text, before its number. */
	private const PICTURE = 'wp-image-';

	public function services(): array {
		return array(
			Blocks::class => fn() => $this->services->make(
				Blocks::class, calculators: fn(): array => $this->get( Variations::class )->all()
			),
			BlockRegistration::class => fn() => $this->services->make(
				BlockRegistration::class,
				assets: fn() => $this->get( BlockEditorAssets::class )
			),
			Calculators::class => fn() => new Calculators(
				$this->get( PluginPaths::class )->plugin( 'build/calculators.php' )
			),
			FormLocator::class => fn() => $this->get( PageFormLocator::class ),
			Ctas::class => fn() => new Ctas(
				array(
					'link'  => $this->get( LinkCta::class ),
					'form'  => $this->get( FormCta::class ),
					'phone' => $this->get( PhoneCta::class ),
				)
			),
			NotificationList::class => fn() => $this->services->make(
				NotificationList::class,
				markup: fn() => $this->get( NotificationMarkup::class ),
				islands: fn() => $this->get( Islands::class ),
				enhancements: fn() => $this->get( Enhancements::class )
			),
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
		// An editor outside wp-admin.
		$hooks->action(
			'enqueue_block_editor_assets', fn() => $this->get( BlockEditorAssets::class )->add( ... ), 0
		);
		$hooks->action(
			'enqueue_block_editor_assets', fn() => $this->get( CalculatorEditorData::class )->print( ... )
		);
		$hooks->action(
			'init',
			fn() => $this->get( Blocks::class )->registerBlocks( ... ),
			// Of few requests, so that the others need not load DeferredCore.
			when: fn(): bool => ! CurrentRequest::mayBeFor( 'submissions' )
				|| ! $this->get( DeferredCore::class )->isDeferring()
		);
		$hooks->filter(
			'wp_generate_attachment_metadata', fn() => $this->get( ImageConversion::class )->queue( ... ), 10, 2
		);
		$hooks->action( self::CONVERT_IMAGE, fn() => $this->get( ImageConversion::class )->convert( ... ) );
		$hooks->filter( 'wp_delete_file', fn() => $this->get( ImageConversion::class )->delete( ... ) );
		$hooks->filter(
			'wp_content_img_tag', fn() => $this->get( PictureElements::class )->fromContent( ... ), 10, 3
		);
		$hooks->filter( 'wp_get_attachment_image', fn() => $this->get( PictureElements::class )->wrap( ... ), 10, 2 );
		$hooks->filter(
			'the_posts', fn() => $this->get( ImageCachePriming::class )->primeList( ... ), 10, 2,
			when: static fn( mixed ...$args ): bool => is_array( $args[0] ?? null ) && count( $args[0] ) > 1
		);
		// Before WordPress goes through the text's images (12).
		$hooks->filter(
			'the_content', fn() => $this->get( ImageCachePriming::class )->primeText( ... ), 11,
			when: static fn( mixed $text = '' ): bool => is_string( $text ) && str_contains( $text, self::PICTURE )
		);
		$hooks->action( 'after_setup_theme', fn() => $this->get( ImageSizes::class )->add( ... ) );
		$hooks->filter(
			'intermediate_image_sizes_advanced', fn() => $this->get( ImageSizes::class )->onlyFitting( ... ), 10, 2
		);
		$hooks->filter( 'image_size_names_choose', fn() => $this->get( ImageSizes::class )->addNames( ... ) );
		$hooks->filter(
			'wp_omit_loading_attr_threshold', fn() => $this->get( ImageWidths::class )->eagerImages( ... )
		);
		// WordPress adds the class at 10.
		$hooks->filter(
			'wp_get_attachment_image_attributes', fn() => $this->get( ImageWidths::class )->setFeaturedSizes( ... ), 20
		);
		$hooks->filter( 'render_block_core/image', fn() => $this->get( ImageWidths::class )->setSizes( ... ), 10, 2 );
		$hooks->filter(
			'render_block_core/image', static fn() => DecorativeFigures::withoutRole( ... ),
			when: static fn( mixed $html = '' ): bool => is_string( $html ) && str_contains( $html, ' alt=""' )
		);
		// Before WordPress renders the blocks, so that both read the stored text.
		$hooks->filter(
			'the_content', fn() => $this->get( ContentsBlock::class )->addIds( ... ), 1,
			when: static fn(): bool => ContentsBlock::leadsInto( get_post() )
		);
		// After WordPress has rendered the blocks.
		$hooks->filter(
			'the_content', static fn() => ( new FaqBlock() )->withUniqueIds( ... ), 12,
			when: static fn( mixed $text = '' ): bool => is_string( $text ) && str_contains( $text, self::FAQ_ANSWER )
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
		$hooks->action(
			'init', static fn() => NotificationMeta::register( ... ), 11, when: CurrentRequest::mayEdit( ... )
		);
		$hooks->action( 'init', fn() => $this->get( NotificationPostType::class )->addType( ... ) );
	}

	public function jobs(): array {
		return array(
			'atoll_notifications_begin' => fn() => $this->get( Notifications::class )->hasUpcoming()
				? $this->get( PageChanges::class )->note()
				: null,
		);
	}

	public function adminHooks( Hooks $hooks ): void {
		if ( did_action( 'init' ) ) {
			$this->get( BlockEditorAssets::class )->add();
		}
		$hooks->action(
			'init', fn() => $this->get( BlockEditorAssets::class )->add( ... ), 0,
			when: static fn(): bool => ! wp_doing_ajax()
		);
		$hooks->action(
			'enqueue_block_assets',
			fn() => $this->get( NotificationEditor::class )->enqueueCanvas( ... ), when: is_admin( ... )
		);
		$hooks->filter(
			'manage_' . NotificationPostType::NAME . '_posts_columns',
			fn() => $this->get( NotificationColumns::class )->columns( ... )
		);
		$hooks->action(
			'manage_' . NotificationPostType::NAME . '_posts_custom_column',
			fn() => $this->get( NotificationColumns::class )->cell( ... ), 10, 2
		);
		$hooks->action(
			'enqueue_block_editor_assets', fn() => $this->get( NotificationEditor::class )->enqueueScript( ... )
		);
		$hooks->filter(
			'write_your_story', fn() => $this->get( NotificationEditor::class )->bodyPlaceholder( ... ), 10, 2
		);
		$hooks->filter(
			'allowed_block_types_all', fn() => $this->get( NotificationPostType::class )->restrict( ... ), 10, 2
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->action(
			'wp_enqueue_scripts', fn() => $this->get( NotificationList::class )->prepare( ... ),
			when: fn(): bool => ! $this->get( FrequentPostsOption::class )->knowsNone( NotificationPostType::NAME )
		);
		// Before the islands' scripts, which look for it.
		$hooks->action(
			'wp_footer', fn() => $this->get( NotificationList::class )->printAtEnd( ... ), 900,
			when: fn(): bool => $this->services->isMade( NotificationList::class )
		);
	}

	public function restHooks( Hooks $hooks ): void {
		FieldsOnDemand::add(
			$hooks,
			fn() => $this->get( NotificationFields::class )->addFields( ... ),
			array( '/wp/v2/' . NotificationPostType::REST_BASE )
		);
		$hooks->filter(
			'rest_pre_insert_' . NotificationPostType::NAME,
			fn() => $this->get( NotificationFields::class )->validate( ... ), 10, 2
		);
	}

	public function deactivate(): void {
		$this->get( ImageConversion::class )->deactivate();
	}
}
