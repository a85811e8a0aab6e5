<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Settings\Settings;
use Atoll\Site\Blocks\Faq\Questions;
use Atoll\Site\Company;
use Atoll\Site\Head\Addresses;
use Atoll\Site\Head\Clutter;
use Atoll\Site\Head\Descriptions;
use Atoll\Site\Head\Locale;
use Atoll\Site\Head\MetaTags;
use Atoll\Site\Head\OnPaper;
use Atoll\Site\Head\OpenGraph;
use Atoll\Site\Head\Robots;
use Atoll\Site\Head\Schema\Article;
use Atoll\Site\Head\Schema\Breadcrumbs;
use Atoll\Site\Head\Schema\FaqPage;
use Atoll\Site\Head\Schema\Graph;
use Atoll\Site\Head\Schema\Ids;
use Atoll\Site\Head\Schema\Organisation;
use Atoll\Site\Head\Schema\WebPage;
use Atoll\Site\Head\Schema\Website;
use Atoll\Site\Head\SeoPlugins;
use Atoll\Site\Head\ShareImages;
use Atoll\Site\Head\Sitemaps;
use Atoll\Site\Head\Subjects;
use Atoll\Site\Head\ThemeColour;
use Atoll\Site\Head\Titles;
use Atoll\Site\News\ReadingTime;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Routes\NotFound;
use Atoll\Site\Routes\TrailingSlash;
use Atoll\Site\Style\Night;
use Atoll\Site\Trail\Trail;

/** What a page says of itself to browsers, networks and search engines, and under which address. */
final class Heads extends Area {

	public readonly Subjects $subjects;
	public readonly Trail $trail;
	private SeoPlugins $others;
	private ShareImages $images;
	private Locale $locale;

	public function __construct( private Settings $settings, private Company $company, private PageMeta $pages ) {
		$this->trail    = new Trail( $pages );
		$this->subjects = new Subjects( new Addresses(), new Descriptions( $pages ) );
		$this->others   = new SeoPlugins();
		$this->images   = new ShareImages( $settings );
		$this->locale   = new Locale();
	}

	public function modules(): array {
		return array(
			new Titles( $this->others ),
			new MetaTags( $this->subjects, new OpenGraph( $this->images, $this->locale ), $this->others ),
			new OnPaper( $this->subjects ),
			new Robots( $this->pages, $this->others ),
			new ThemeColour( new Night( $this->settings ) ),
			new Sitemaps(),
			new Clutter(),
			$this->locale,
			$this->graph( new Ids(), $this->trail ),
			new TrailingSlash(),
			new NotFound(),
		);
	}

	private function graph( Ids $ids, Trail $trail ): Graph {
		return new Graph(
			array(
				new Organisation( $this->company, $this->settings, $this->images, $ids ),
				new Website( $this->company, $this->locale, $ids ),
				new WebPage( $this->images, $trail, $this->locale, $ids ),
				new Breadcrumbs( $trail, $ids ),
				new Article( $this->images, $this->locale, $ids, ( new ReadingTime() )->words( ... ) ),
				new FaqPage( $ids, ( new Questions() )->in( ... ) ),
			),
			$this->subjects,
			$this->others
		);
	}
}
