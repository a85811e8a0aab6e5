<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\SettingsPage;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Platform\Http\Request;
use Atoll\Platform\Migrations\Lock;
use Atoll\Platform\Paths;
use Atoll\Platform\Settings\Checks\Bounds;
use Atoll\Platform\Settings\Checks\Existing;
use Atoll\Platform\Settings\Checks\Length;
use Atoll\Platform\Settings\Checks\Offered;
use Atoll\Platform\Settings\Checks\Pattern;
use Atoll\Platform\Settings\Checks\Spelling;
use Atoll\Platform\Settings\Checks\Type;
use Atoll\Platform\Settings\Descriptions;
use Atoll\Platform\Settings\Judge;
use Atoll\Platform\Settings\Needed;
use Atoll\Platform\Settings\Routes\GetSettings;
use Atoll\Platform\Settings\Routes\Groups;
use Atoll\Platform\Settings\Routes\ListSettings;
use Atoll\Platform\Settings\Routes\PreviewStyles;
use Atoll\Platform\Settings\Routes\SaveSettings;
use Atoll\Platform\Settings\Routes\TrySettings;
use Atoll\Platform\Settings\SavedSettings;
use Atoll\Platform\Settings\Secrets;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Look\ArticleLayout;
use Atoll\Site\Look\ChosenStyles;
use Atoll\Site\Look\TriedSettings;
use Atoll\Site\Style\Contrast;
use Atoll\Site\Style\FontLibrary;
use Atoll\Site\Style\Preview;
use Atoll\Site\Style\Sheet;
use Atoll\Site\Style\SiteStyles;
use Atoll\Site\Style\ThemeFile;
use Atoll\Site\Style\Typefaces;

/** Editing the site's settings. */
final class SiteSettings extends Area {

	private FontLibrary $fonts;
	private SiteStyles $styles;
	private TriedSettings $tried;

	public function __construct( private Settings $settings, private FormRepository $forms, private Paths $paths, private \wpdb $wpdb ) {
		$this->fonts  = new FontLibrary( $paths );
		$this->tried  = new TriedSettings( $settings, new Request() );
		$this->styles = new SiteStyles( $settings, new Typefaces( $this->fonts ), new ThemeFile( $paths ), new Sheet() );
	}

	public function modules(): array {
		return array( $this->tried, new ChosenStyles( $this->styles ), new ArticleLayout( $this->settings ) );
	}

	public function page(): SettingsPage {
		return new SettingsPage( $this->paths, $this->fonts->faces( ... ) );
	}

	public function routes(): array {
		$descriptions = new Descriptions( $this->paths->plugin( 'build/settings.php' ) );
		$judge        = new Judge( array( new Type(), new Offered(), new Length(), new Bounds(), new Pattern(), new Spelling(), new Existing( $this->finders() ) ), new Needed() );
		$saved        = new SavedSettings( $this->settings, $descriptions, $judge, new Secrets(), new Lock( $this->wpdb, 'atoll_settings_lock', 30 ) );
		$groups       = new Groups( $this->settings, $saved );
		return array(
			new ListSettings( $groups, $descriptions ),
			new GetSettings( $groups ),
			new SaveSettings( $groups, $saved ),
			new TrySettings( $groups, $saved, $this->tried->keep( ... ) ),
			new PreviewStyles( ( new Preview( $this->styles, new Contrast() ) )->of( ... ) ),
		);
	}

	/** @return array<string, \Closure(int): bool> */
	private function finders(): array {
		return array(
			'page'  => static fn( int $id ): bool => 'page' === get_post_type( $id ) && 'publish' === get_post_status( $id ),
			'image' => static fn( int $id ): bool => wp_attachment_is_image( $id ),
			'form'  => fn( int $number ): bool => null !== $this->forms->find( $number ),
		);
	}
}
