<?php

declare( strict_types=1 );

namespace Atoll\Demo;

use Atoll\FormStore\FormRepository;

/** The demonstration site, "Banksia Finance". What it adds carries a mark, so that it can be taken away again. */
final class Demo {

	public function __construct(
		private DemoSettings $settings,
		private DemoPictures $pictures,
		private DemoForms $forms,
		private DemoPages $pages,
		private DemoMenus $menus,
		private Marked $marked,
	) {}

	/** @param string $folder Absolute path of plugin/demo. */
	public static function of( string $folder, FormRepository $forms ): self {
		$marked = new Marked();
		return new self(
			new DemoSettings(),
			new DemoPictures( $folder . '/pictures', $marked ),
			new DemoForms( $folder . '/content', $forms, $marked ),
			new DemoPages( $folder . '/content', $marked ),
			new DemoMenus( $folder . '/content/menus.json', $marked ),
			$marked
		);
	}

	public function install(): void {
		$this->settings->install();
		$pictures = $this->pictures->install();
		$pages    = $this->pages->install( new Placeholders( $pictures, $this->forms->install() ) );
		$this->menus->install( $pages );
		$this->settings->showAsFrontPage( $pages['home'] );
	}

	/** Takes away what {@see install()} added and puts the settings back. */
	public function remove(): void {
		$this->settings->remove();
		$this->menus->remove();
		$this->forms->remove();
		$this->marked->remove();
	}
}
