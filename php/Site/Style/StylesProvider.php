<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Forms\Definitions\FormRepository;
use Atoll\Platform\Migrations\Lock;
use Atoll\Platform\Paths;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\Check;
use Atoll\Platform\Settings\Checks\Bounds;
use Atoll\Platform\Settings\Checks\Existing;
use Atoll\Platform\Settings\Checks\Length;
use Atoll\Platform\Settings\Checks\Offered;
use Atoll\Platform\Settings\Checks\Pattern;
use Atoll\Platform\Settings\Checks\Spelling;
use Atoll\Platform\Settings\Checks\Type;
use Atoll\Platform\Settings\Descriptions;
use Atoll\Platform\Settings\Judge;
use Atoll\Platform\Settings\Routes\PreviewStyles;
use Atoll\Platform\Settings\Routes\TrySettings;
use Atoll\Platform\Settings\SavedSettings;
use Atoll\Site\Look\TriedSettings;

/** Editing the site's settings, and the look that they give it. */
final class StylesProvider extends ServiceProvider {

	public function services(): array {
		return array(
			Descriptions::class => fn() => new Descriptions( $this->get( Paths::class )->plugin( 'build/settings.php' ) ),
			Judge::class => fn() => $this->services->make( Judge::class, checks: $this->checks() ),
			SavedSettings::class => fn() => $this->services->make( SavedSettings::class, lock: new Lock( $this->get( \wpdb::class ), 'atoll_settings_lock', 30 ) ),
			TrySettings::class => fn() => $this->services->make( TrySettings::class, keep: $this->get( TriedSettings::class )->keep( ... ) ),
			PreviewStyles::class => fn() => new PreviewStyles( $this->get( Preview::class )->of( ... ) ),
		);
	}

	/** @return list<Check> */
	private function checks(): array {
		return array(
			$this->get( Type::class ),
			$this->get( Offered::class ),
			$this->get( Length::class ),
			$this->get( Bounds::class ),
			$this->get( Pattern::class ),
			$this->get( Spelling::class ),
			new Existing(
				array(
					'page'  => static fn( int $id ): bool => 'page' === get_post_type( $id ) && 'publish' === get_post_status( $id ),
					'image' => static fn( int $id ): bool => wp_attachment_is_image( $id ),
					'form'  => fn( int $number ): bool => null !== $this->get( FormRepository::class )->find( $number ),
				)
			),
		);
	}
}
