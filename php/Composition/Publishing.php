<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Head\Subjects;
use Atoll\Site\Images\Conversion;
use Atoll\Site\Images\ImageBlock;
use Atoll\Site\Images\Pictures;
use Atoll\Site\Images\Priming;
use Atoll\Site\Images\Siblings;
use Atoll\Site\Images\Sizes;
use Atoll\Site\Images\Sources;
use Atoll\Site\Images\Widths;
use Atoll\Site\Menu\Menus;
use Atoll\Site\News\ArticleList;
use Atoll\Site\News\Breadcrumbs;
use Atoll\Site\News\Contents;
use Atoll\Site\News\Facts;
use Atoll\Site\News\Headings;
use Atoll\Site\News\News;
use Atoll\Site\News\NewsList;
use Atoll\Site\News\ReadingTime;
use Atoll\Site\News\Related;
use Atoll\Site\News\SearchScope;
use Atoll\Site\News\SearchSummary;
use Atoll\Site\News\Share;
use Atoll\Site\News\SimilarPages;
use Atoll\Site\News\Suggestions;
use Atoll\Site\News\Topics;
use Atoll\Site\Style\Night;
use Atoll\Site\Trail\Trail;

/** The news, and pictures anywhere. */
final class Publishing extends Area {

	public readonly News $news;
	public readonly ImageBlock $image;
	private Contents $contents;

	public function __construct( Subjects $subjects, Trail $trail, Menus $menus, Islands $islands, private Settings $settings ) {
		$list           = new ArticleList();
		$this->contents = new Contents( new Headings() );
		$this->image    = new ImageBlock();
		$this->news     = new News(
			array(
				'article-facts'  => new Facts( new ReadingTime() ),
				'breadcrumbs'    => new Breadcrumbs( $subjects, $trail ),
				'contents'       => $this->contents,
				'news-list'      => new NewsList( $list ),
				'related'        => new Related( $list ),
				'search-summary' => new SearchSummary(),
				'share'          => new Share( $islands ),
				'suggestions'    => new Suggestions( new SimilarPages(), $menus ),
				'topics'         => new Topics(),
			)
		);
	}

	public function modules(): array {
		return array(
			new SearchScope(),
			$this->contents,
			new Sizes(),
			new Conversion( new Siblings() ),
			new Pictures( new Sources( new Night( $this->settings ) ) ),
			new Priming(),
			new Widths(),
		);
	}
}
